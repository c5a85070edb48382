-- The demo: luna, sol, marte, venus, nova and their friends @cosmia.test (password cosmos-2026) and what they wrote.
-- For `supabase start` and for the embedded backend with `--seed demo`; never for a hosted project. The files of this
-- folder run in the order of their names and in one session: later ones use the helper and the tables that are made here.
-- Running them again adds what is missing and changes nothing. A row that shows a file is added once the file is stored:
-- the embedded backend stores those of resources/demo, then runs the seed again.

create function pg_temp.demo_id(what text) returns uuid
  language sql
  return private.new_id('2026-01-01Z', md5('demo ' || what)::uuid);
comment on function pg_temp.demo_id(text) is 'The id of a row of the demo: the same at each run, of the form that clients may choose.';

-- People.
create temporary table demo_people (name text primary key, age int, is_creator boolean, user_type text, city text,
  studies text, work text, bio text, id uuid generated always as (md5('demo ' || name)::uuid) stored);
insert into demo_people values
  ('luna', 29, true, 'Creador de Contenido', 'Granada', 'Filología hispánica', 'Editora y cuentacuentos', 'Escribo cartas a las constelaciones y a veces contestan. Cuaderno, té de jazmín y telescopio prestado.'),
  ('sol', 34, false, 'Explorador Casual', 'Valparaíso', 'Magisterio', 'Profesora de ciencias', 'Madrugo por gusto: los amaneceres no se repiten. Hago pan, paseo a Cometa y miro mucho hacia arriba.'),
  ('marte', 41, false, 'Emprendedor Digital', 'Monterrey', 'Ingeniería mecatrónica', 'Taller propio y consultoría', 'Construyo cosas que dan vueltas: satélites de juguete, bicicletas y negocios pequeños.'),
  ('venus', 38, false, 'Buscador Espiritual', 'Medellín', 'Psicología', 'Moderadora de comunidades', 'Cuido de que en este rincón del universo se hable con cariño. Meditación, plantas y paciencia.'),
  ('nova', 15, false, 'Explorador Casual', 'Zaragoza', 'Secundaria', '', 'Cuarto de secundaria, club de astronomía y demasiadas preguntas.'),
  ('aurora', 31, true, 'Creador de Contenido', 'Bogotá', 'Artes visuales', 'Fotografía de noche y de conciertos', 'Persigo luces con el trípode al hombro. Duermo de día y contesto tarde, pero contesto.'),
  ('orion', 36, false, 'Emprendedor Digital', 'Lima', 'Gastronomía', 'Panadería de masa madre', 'Amaso a las cuatro de la mañana, que es la hora en que la calle está del lado de las estrellas.'),
  ('lira', 27, true, 'Creador de Contenido', 'Buenos Aires', 'Luthería', 'Taller de guitarras', 'Hago guitarras y las devuelvo a la vida. Poemas cortos en los ratos de cola y cepillo.'),
  ('celeste', 33, false, 'Explorador Casual', 'Quito', 'Turismo', 'Guía de montaña', 'Subo despacio y bajo contenta. Si hay nubes, miramos las nubes.'),
  ('irene', 45, false, 'Buscador Espiritual', 'Montevideo', 'Veterinaria', 'Clínica de barrio para animales', 'Curo perros, gatos y una tortuga que ya es de la familia.'),
  ('mateo', 30, false, 'Emprendedor Digital', 'Oaxaca', 'Ebanistería', 'Carpintería y restauración de muebles', 'Las sillas viejas cuentan mejores historias. Yo solo les arreglo las patas.');

with account as (
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at,
    updated_at, confirmation_token, recovery_token, email_change, email_change_token_new
  )
  select
    id, 'authenticated', 'authenticated', name || '@cosmia.test',
    -- bcrypt hash of the password.
    '$2a$10$bfdMoVXa2LdH8k0/GLJvouNjYD/v61rNRpJv.FWF382oG4Ptl24JW', now(),
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('username', name, 'birth_year', (extract(year from now()) - age)::int),
    -- The auth server cannot read nulls here, and the table has no defaults.
    now(), now(), '', '', '', ''
  from demo_people
  on conflict do nothing
  returning id, email
)
insert into auth.identities (id, provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
select
  gen_random_uuid(), id::text, id, 'email', jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now(), now()
from account
on conflict do nothing;

do $$
begin
  -- The embedded backend knows no instances.
  if exists (select from pg_attribute where attrelid = 'auth.users'::regclass and attname = 'instance_id') then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
    where instance_id is null and id in (select id from demo_people);
  end if;
end
$$;

-- Only while the profile still is as the sign-up left it: what somebody changed since stays.
update public.profiles as profile
set bio = person.bio, city = person.city, academic_background = person.studies, professional_background = person.work,
  is_creator = person.is_creator, user_type = person.user_type,
  role = case person.name when 'venus' then 'moderator' else 'member' end::public.member_role
from demo_people as person
where person.id = profile.id and profile.city is null;

-- Friends, and who would like to be.
insert into public.friend_requests (sender_id, receiver_id, status)
select sender.id, receiver.id, demo.status::public.friend_request_status
from (values
  ('luna', 'sol', 'accepted'),
  ('venus', 'sol', 'accepted'),
  ('aurora', 'luna', 'accepted'),
  ('luna', 'orion', 'accepted'),
  ('lira', 'luna', 'accepted'),
  ('celeste', 'luna', 'accepted'),
  ('luna', 'irene', 'accepted'),
  ('mateo', 'luna', 'accepted'),
  ('celeste', 'sol', 'accepted'),
  ('aurora', 'celeste', 'accepted'),
  ('marte', 'luna', 'pending')
) as demo (sender, receiver, status)
join demo_people as sender on sender.name = demo.sender
join demo_people as receiver on receiver.name = demo.receiver
on conflict do nothing;
