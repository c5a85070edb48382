-- Demo people and content for `supabase start`: luna, sol, marte, venus, nova @cosmia.test, password cosmos-2026.
-- Never for a hosted project. Running it again changes nothing. The embedded backend seeds itself through its API.

with person (name, birth_year, bio) as (
  select name, (extract(year from now()) - age)::int, bio
  from (values
    ('luna', 29, 'Escribo cartas a las constelaciones y a veces contestan.'),
    ('sol', 34, 'Madrugo por gusto: los amaneceres no se repiten.'),
    ('marte', 41, 'Construyo cosas que dan vueltas.'),
    ('venus', 38, 'Cuido de que en este rincón del universo se hable con cariño.'),
    ('nova', 15, 'Recién encendida.')
  ) as person (name, age, bio)
), account as (
  insert into auth.users (
    instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new
  )
  select
    '00000000-0000-0000-0000-000000000000', md5('demo ' || name)::uuid, 'authenticated', 'authenticated',
    name || '@cosmia.test', extensions.crypt('cosmos-2026', extensions.gen_salt('bf')), now(),
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('username', name, 'birth_year', birth_year),
    -- The auth server cannot read nulls here, and the table has no defaults.
    now(), now(), '', '', '', ''
  from person
  on conflict do nothing
  returning id, email
)
insert into auth.identities (
  provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at
)
select
  id::text, id, 'email', jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now(), now()
from account
on conflict do nothing;

update public.profiles set role = 'moderator' where id = md5('demo venus')::uuid;

insert into public.friend_requests (sender_id, receiver_id, status) values
  (md5('demo luna')::uuid, md5('demo sol')::uuid, 'accepted'),
  (md5('demo marte')::uuid, md5('demo luna')::uuid, 'pending')
on conflict do nothing;

insert into public.posts (id, user_id, content, category)
select md5('demo post ' || category)::uuid, md5('demo ' || author)::uuid, content, category
from (values
  ('luna', 'general', 'Esta noche el cielo está tan limpio que se oyen las estrellas.'),
  ('marte', 'mushittech77', 'Dominio nuevo, satélite nuevo: ya giramos con certificado.'),
  ('sol', 'optimustime', 'Una campaña es como un amanecer: sale sola si madrugas lo bastante.'),
  ('luna', 'blogsandgifts', 'He terminado el cuaderno de cartas a Orión.'),
  ('sol', 'hocicobites', 'Cometa ha aprendido a pedir el desayuno a la luna.'),
  ('marte', 'humordidas', '¿Qué le dice un planeta a otro? No me des más vueltas.'),
  ('venus', 'impulsame', 'Busco manos para un huerto comunitario.'),
  ('venus', 'quantumlux', 'Respirar hondo también es viajar.'),
  ('marte', 'lizysfriends', 'Solo para adultos: la declaración de la renta.')
) as post (author, category, content)
on conflict do nothing;

insert into public.post_likes (post_id, user_id) values
  (md5('demo post general')::uuid, md5('demo sol')::uuid),
  (md5('demo post general')::uuid, md5('demo marte')::uuid)
on conflict do nothing;

insert into public.post_comments (id, post_id, user_id, content) values
  (md5('demo comment')::uuid, md5('demo post general')::uuid, md5('demo sol')::uuid, 'Aquí también. Mañana, pan.')
on conflict do nothing;

insert into public.chat_messages (id, sender_id, receiver_id, content)
select md5('demo message ' || n)::uuid, md5('demo ' || sender)::uuid, md5('demo ' || receiver)::uuid, content
from (values
  (1, 'luna', 'sol', '¿Viste el cielo anoche?'),
  (2, 'sol', 'luna', 'Lo vi. Y me acordé de tus cartas.'),
  (3, 'luna', 'sol', 'Entonces ya somos dos despiertas.')
) as message (n, sender, receiver, content)
order by n
on conflict do nothing;

insert into public.pet_profiles (id, owner_id, name, bio)
values (md5('demo pet')::uuid, md5('demo sol')::uuid, 'Cometa', 'Perra de órbita corta y cola larga.')
on conflict do nothing;

insert into public.quantum_lux_experiences (id, user_id, title, description)
values (md5('demo experience')::uuid, md5('demo venus')::uuid, 'Una noche sin reloj', 'Dormí bajo las Perseidas.')
on conflict do nothing;
