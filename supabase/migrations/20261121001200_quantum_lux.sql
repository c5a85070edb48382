-- Quantum Lux: the catalogue's banner slots and the community's experiences.

create table public.quantum_lux_banners (
  id smallint primary key constraint quantum_lux_banners_slot check (id between 1 and 19),
  image_url text
);
comment on table public.quantum_lux_banners is
  'The 19 slots of the catalogue (spec §9). Filled with the service key, never by members.';
comment on column public.quantum_lux_banners.image_url is 'Empty slots show a placeholder.';

create table public.quantum_lux_experiences (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.member_cards (id) on delete cascade,
  title text not null,
  description text,
  cover_url text,
  points integer not null default 0,
  created_at timestamptz not null default now()
);
comment on table public.quantum_lux_experiences is 'Experiences that members share, readable by every member.';
comment on column public.quantum_lux_experiences.cover_url is 'File in the author''s folder of user-assets.';
comment on column public.quantum_lux_experiences.points is 'Never writable by clients; given with the service key.';

create index quantum_lux_experiences_created_idx on public.quantum_lux_experiences (created_at desc, id desc);
create index quantum_lux_experiences_user_idx on public.quantum_lux_experiences (user_id);

insert into public.quantum_lux_banners (id) select generate_series(1, 19);

revoke all on public.quantum_lux_banners, public.quantum_lux_experiences from anon, authenticated;
grant select on public.quantum_lux_banners to authenticated;
grant select, delete on public.quantum_lux_experiences to authenticated;
grant insert (user_id, title, description, cover_url) on public.quantum_lux_experiences to authenticated;

create function private.check_experience() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.require_text('title', new.title, 1, 100);
  perform private.require_text('description', new.description, 0, 2000);
  perform private.require_own_file('cover_url', new.cover_url, 'user-assets', new.user_id);
  return new;
end
$$;
comment on function private.check_experience() is
  'Refuses (22023) a title that is blank or over 100 characters, a description over 2000 and a cover that is not '
  'the author''s.';

create trigger check_experience
  before insert or update on public.quantum_lux_experiences
  for each row execute function private.check_experience();

alter table public.quantum_lux_banners enable row level security;
alter table public.quantum_lux_experiences enable row level security;

create policy "Members see the banners" on public.quantum_lux_banners
  for select to authenticated
  using (true);

create policy "Members read every experience" on public.quantum_lux_experiences
  for select to authenticated
  using (true);

create policy "Members share experiences in their own name" on public.quantum_lux_experiences
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Authors delete their experiences" on public.quantum_lux_experiences
  for delete to authenticated
  using (user_id = (select auth.uid()));
