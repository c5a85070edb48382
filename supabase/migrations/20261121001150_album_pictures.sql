-- Pictures of albums, be the album a member's or a pet's: for the owner and the owner's friends, as both kinds of album are.

create table public.album_pictures (
  id public.client_id primary key default private.new_id(),
  portfolio_item_id uuid,
  pet_album_id uuid,
  owner_id uuid not null default auth.uid(),
  image_url public.file_address not null
    constraint album_pictures_image_own check (private.is_own_file(image_url, 'user-assets', owner_id)),
  description text constraint album_pictures_description_length
    check (description is null or (char_length(description) <= 300 and not private.is_blank(description))),
  width integer not null constraint album_pictures_width_possible check (width between 1 and 65535),
  height integer not null constraint album_pictures_height_possible check (height between 1 and 65535),
  created_at timestamptz not null default clock_timestamp(),
  constraint album_pictures_one_album check (num_nonnulls(portfolio_item_id, pet_album_id) = 1),
  constraint album_pictures_portfolio_of_owner foreign key (portfolio_item_id, owner_id)
    references public.portfolio_items (id, user_id) on delete cascade on update cascade,
  constraint album_pictures_pet_album_of_owner foreign key (pet_album_id, owner_id)
    references public.pet_albums (id, owner_id) on delete cascade on update cascade
);
comment on table public.album_pictures is
  'Pictures of albums in the order in which they were added, at most 100 an album (see pictures_count there).';
comment on column public.album_pictures.owner_id is
  'The album''s owner, so that who may see a picture is known from its row.';
comment on column public.album_pictures.image_url is 'Image in the owner''s folder of user-assets.';
comment on column public.album_pictures.description is 'What its owner says of it; null for nothing.';
comment on column public.album_pictures.width is
  'Pixels of the image, as its owner''s app tells them: it is shown at these proportions before it is loaded.';

create index album_pictures_portfolio_idx on public.album_pictures (portfolio_item_id, owner_id, created_at, id);
create index album_pictures_pet_idx on public.album_pictures (pet_album_id, owner_id, created_at, id);
create index album_pictures_owner_idx on public.album_pictures (owner_id);

revoke all on public.album_pictures from anon, authenticated;
grant select, delete on public.album_pictures to authenticated;
grant insert (id, portfolio_item_id, pet_album_id, image_url, description, width, height)
  on public.album_pictures to authenticated;
grant update (description) on public.album_pictures to authenticated;

select private.hold_files('public.album_pictures', 'image_url', 'image');

create trigger limit_rate before insert on public.album_pictures
  for each row execute function private.limit_rate();
create trigger limit_edits before update on public.album_pictures
  for each row execute function private.limit_rate('edits');

-- Once a statement, as counters of posts. Its name comes before that of what releases files: whoever covers an album
-- takes the album first and the file then, too.
create function private.count_album_pictures() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  -- Who adds to an album waits for who adds at the same moment, and the check of the counter sees both.
  execute format(
    'update public.%1$I as album
     set pictures_count = greatest(0, album.pictures_count + changed.difference),
       cover_image_url = case when album.cover_image_url is null or album.cover_image_url = any (changed.gone)
         then (
           select picture.image_url from public.album_pictures as picture
           where picture.%2$I = album.id order by picture.created_at, picture.id limit 1)
         else album.cover_image_url end
     from (
       select %2$I as id, %3$s as difference, %4$s as gone from changed_rows where %2$I is not null group by %2$I
     ) as changed
     where album.id = changed.id',
    tg_argv[0], tg_argv[1],
    case tg_op when 'INSERT' then 'count(*)::integer' else '-count(*)::integer' end,
    case tg_op when 'INSERT' then 'array[]::text[]' else 'array_agg(image_url::text)' end);
  return null;
end
$$;
comment on function private.count_album_pictures() is
  'Trigger, arguments table of albums and column that refers to it: keeps pictures_count, whose check refuses (23514) '
  'what an album does not hold, and the cover: the first picture as long as there is no other. Definer: members cannot '
  'write counters.';

create trigger count_added_to_portfolio after insert on public.album_pictures
  referencing new table as changed_rows
  for each statement execute function private.count_album_pictures('portfolio_items', 'portfolio_item_id');
create trigger count_added_to_pets after insert on public.album_pictures
  referencing new table as changed_rows
  for each statement execute function private.count_album_pictures('pet_albums', 'pet_album_id');
create trigger count_removed_from_portfolio after delete on public.album_pictures
  referencing old table as changed_rows
  for each statement execute function private.count_album_pictures('portfolio_items', 'portfolio_item_id');
create trigger count_removed_from_pets after delete on public.album_pictures
  referencing old table as changed_rows
  for each statement execute function private.count_album_pictures('pet_albums', 'pet_album_id');

alter table public.album_pictures enable row level security;

create function private.owns_album(portfolio_item_id uuid, pet_album_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.portfolio_items as album
    where album.id = owns_album.portfolio_item_id and album.user_id = (select auth.uid())
  ) or exists (
    select from public.pet_albums as album
    where album.id = owns_album.pet_album_id and album.owner_id = (select auth.uid())
  )
$$;
comment on function private.owns_album(uuid, uuid) is
  'True when the album, which is one of the two, is the caller''s.';
grant execute on function private.owns_album(uuid, uuid) to authenticated;

create policy "Only for living accounts" on public.album_pictures
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Owners and their friends see pictures of albums" on public.album_pictures
  for select to authenticated
  using (owner_id = (select auth.uid()) or owner_id in (select private.my_friends()));

create policy "Owners add pictures to their albums" on public.album_pictures
  for insert to authenticated
  with check (private.owns_album(portfolio_item_id, pet_album_id));

create policy "Owners describe pictures of their albums" on public.album_pictures
  for update to authenticated
  using (owner_id = (select auth.uid()));

create policy "Owners remove pictures from their albums" on public.album_pictures
  for delete to authenticated
  using (owner_id = (select auth.uid()));
