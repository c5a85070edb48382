-- Quantum Lux: the catalogue's banner slots and the community's experiences.

create table public.quantum_lux_banners (
  id smallint primary key constraint quantum_lux_banners_slot check (id between 1 and 19),
  image_url public.file_address
);
comment on table public.quantum_lux_banners is
  'The 19 slots of the catalogue (spec §9). Filled with the service key, never by members.';
comment on column public.quantum_lux_banners.image_url is 'Empty slots show a placeholder.';

create table public.quantum_lux_experiences (
  id public.client_id primary key default private.new_id(),
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  title text not null constraint quantum_lux_experiences_title_length
    check (char_length(title) <= 100 and not private.is_blank(title)),
  description text constraint quantum_lux_experiences_description_length check (char_length(description) <= 2000),
  cover_url public.file_address
    constraint quantum_lux_experiences_cover_own check (private.is_own_file(cover_url, 'user-assets', user_id)),
  points integer not null default 0,
  created_at timestamptz not null default now()
);
comment on table public.quantum_lux_experiences is 'Experiences that members share, readable by every member.';
comment on column public.quantum_lux_experiences.cover_url is 'Image in the author''s folder of user-assets.';
comment on column public.quantum_lux_experiences.points is 'Never writable by clients; given with the service key.';

create index quantum_lux_experiences_created_idx on public.quantum_lux_experiences (created_at desc, id desc);
create index quantum_lux_experiences_user_idx on public.quantum_lux_experiences (user_id);

insert into public.quantum_lux_banners (id) select generate_series(1, 19);

revoke all on public.quantum_lux_banners, public.quantum_lux_experiences from anon, authenticated;
grant select on public.quantum_lux_banners to authenticated;
grant select, delete on public.quantum_lux_experiences to authenticated;
grant insert (id, user_id, title, description, cover_url) on public.quantum_lux_experiences to authenticated;

select private.hold_files('public.quantum_lux_banners', 'image_url', 'image');
select private.hold_files('public.quantum_lux_experiences', 'cover_url', 'image');

create trigger limit_rate before insert on public.quantum_lux_experiences
  for each row execute function private.limit_rate();

alter table public.quantum_lux_banners enable row level security;
alter table public.quantum_lux_experiences enable row level security;

create policy "Members see the banners" on public.quantum_lux_banners
  for select to authenticated
  using ((select private.is_member()));

create policy "Only for living accounts" on public.quantum_lux_experiences
  as restrictive for all to authenticated
  using ((select private.is_member()));

create policy "Members read every experience" on public.quantum_lux_experiences
  for select to authenticated
  using (true);

create policy "Members share experiences in their own name" on public.quantum_lux_experiences
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Authors delete their experiences" on public.quantum_lux_experiences
  for delete to authenticated
  using (user_id = (select auth.uid()));
