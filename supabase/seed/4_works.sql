-- Pets with their albums.
create temporary table demo_pets (owner text, name text, bio text, likes integer, albums text[]);
insert into demo_pets values
  ('sol', 'Cometa', 'Perra mestiza, experta en palos y amaneceres. Su órbita pasa siempre por la cocina.', 41, array['Paseos al amanecer', 'Palos memorables']),
  ('luna', 'Pulsar', 'Gata negra de costumbres nocturnas. Revisa cada ventana antes de que salga la luna.', 27, array['Guardias de ventana']),
  ('nova', 'Nebulosa', 'Gata gris de forma variable. Ronronea en la frecuencia de la lavadora.', 12, array['Siestas en gravedad cero']);

insert into public.pet_profiles (id, owner_id, name, bio, likes)
select pg_temp.demo_id('pet ' || pet.name), person.id, pet.name, pet.bio, pet.likes
from demo_pets as pet
join demo_people as person on person.name = owner
on conflict do nothing;

insert into public.pet_albums (id, pet_id, owner_id, title)
select pg_temp.demo_id('album ' || title), pg_temp.demo_id('pet ' || pet.name), person.id, title
from demo_pets as pet
join demo_people as person on person.name = owner, unnest(albums) as title
on conflict do nothing;

-- Albums of members, and pictures in them and in those of pets.
insert into public.portfolio_items (id, user_id, title, created_at)
select pg_temp.demo_id('album ' || title), person.id, title, now() - interval '1 day' * n
from (values
  (1, 'luna', 'Noches sin farolas'),
  (2, 'luna', 'Lo que escribo de noche'),
  (3, 'sol', 'Mareas'),
  (4, 'celeste', 'Arriba')
) as album (n, owner, title)
join demo_people as person on person.name = owner
on conflict do nothing;

insert into public.album_pictures (id, portfolio_item_id, pet_album_id, owner_id, image_url, description, width, height, created_at)
select pg_temp.demo_id('picture ' || n), work.id, walk.id, person.id, 'user-assets/' || stored.name, told, width, height,
  now() - interval '1 hour' + interval '1 minute' * n
from (values
  (1, 'luna', 'Lo que escribo de noche', 'experiences/vela', 1200, 800, 'Cinco minutos de mirar la llama antes de la primera línea'),
  (2, 'luna', 'Lo que escribo de noche', 'blog-covers/la-farola', 720, 960, 'La farola que quería ser planeta, por fin con su órbita'),
  (3, 'luna', 'Lo que escribo de noche', 'blog-covers/tres-poemas', 720, 960, null),
  (4, 'sol', 'Paseos al amanecer', 'photos/perra-colina', 1500, 1125, 'La hora preferida de Cometa'),
  (5, 'sol', 'Paseos al amanecer', 'photos/lago-rosa', 1500, 1000, 'El lago, antes de que llegue el perro de los patos'),
  (6, 'luna', 'Noches sin farolas', 'photos/via-lactea', 1500, 1000, 'La Vía Láctea desde el mirador, sin una sola farola'),
  (7, 'luna', 'Noches sin farolas', 'photos/telescopio', 1500, 1000, 'El telescopio de mi tía y su trípode que baila'),
  (8, 'luna', 'Noches sin farolas', 'photos/luna-mar', 1500, 1000, 'La luna sobre el mar, el 14 de agosto'),
  (9, 'luna', 'Noches sin farolas', 'photos/azotea', 1500, 1000, 'Desde la azotea: las ventanas también son estrellas'),
  (10, 'sol', 'Mareas', 'photos/amanecer-mar', 1500, 1000, 'Las siete en punto'),
  (11, 'sol', 'Mareas', 'photos/marea-alta', 1125, 1500, 'Marea alta'),
  (12, 'sol', 'Mareas', 'photos/faro', 1500, 1000, 'El faro saluda a quien vuelve'),
  (13, 'celeste', 'Arriba', 'photos/montana-dia', 1500, 1000, 'Ocho horas después'),
  (14, 'celeste', 'Arriba', 'photos/bosque-niebla', 1500, 1000, 'El primer tramo, con niebla'),
  (15, 'luna', 'Guardias de ventana', 'photos/gata-ventana', 1125, 1406, 'Pulsar, de guardia')
) as demo (n, owner, album, file, width, height, told)
join demo_people as person on person.name = owner
join storage.objects as stored
  on stored.bucket_id = 'user-assets' and stored.name = person.id || '/' || demo.file || '.webp'
left join public.portfolio_items as work on work.id = pg_temp.demo_id('album ' || album)
left join public.pet_albums as walk on walk.id = pg_temp.demo_id('album ' || album)
where num_nonnulls(work.id, walk.id) = 1
on conflict do nothing;

-- Blogs, whose texts are files.
insert into public.blog_posts (id, user_id, genre, title, cover_url, content_url)
select pg_temp.demo_id('blog ' || slug), person.id, genre::public.blog_genre, title,
  'user-assets/' || cover.name, 'user-assets/' || text.name
from (values
  ('luna', 'la-farola', 'Fantasía', 'La farola que quería ser planeta'),
  ('luna', 'tres-poemas', 'Poesía', 'Tres poemas para mirar hacia arriba'),
  ('sol', 'amanecer', 'No Ficción', 'Diario de un amanecer cualquiera'),
  ('aurora', 'cuaderno-de-luces', 'No Ficción', 'Cuaderno de luces'),
  ('orion', 'el-pan-y-los-cometas', 'Ficción', 'El pan y los cometas'),
  ('lira', 'doce-cuerdas', 'Poesía', 'Doce cuerdas'),
  ('celeste', 'cordillera-de-noche', 'Misterio', 'Cordillera de noche')
) as blog (author, slug, genre, title)
join demo_people as person on person.name = author
join storage.objects as text
  on text.bucket_id = 'user-assets' and text.name = person.id || '/blog-content/' || slug || '.txt'
left join storage.objects as cover
  on cover.bucket_id = 'user-assets' and cover.name = person.id || '/blog-covers/' || slug || '.webp'
on conflict do nothing;

-- Quantum Lux: experiences, and pictures for the first slots of the catalogue.
insert into public.quantum_lux_experiences (id, user_id, title, description)
select pg_temp.demo_id('experience ' || slug), person.id, title, description
from (values
  ('venus', 'lampara-de-sal', 'Un mes con la lámpara de sal', 'La enciendo a las diez y apago todo lo demás. No sé de cuántica, pero sé que duermo mejor y que el cuarto parece un atardecer guardado en un tarro.'),
  ('sol', 'prisma', 'El prisma de la ventana', 'Lo colgamos en clase para explicar la luz. Ahora el arcoíris de las once y diez es el alumno más puntual del curso.'),
  ('luna', 'vela', 'Escribir a la luz de una vela', 'Cinco minutos de mirar la llama y las frases salen menos apretadas. Recomiendo cuaderno grueso y ventana abierta.')
) as experience (author, slug, title, description)
join demo_people as person on person.name = author
on conflict do nothing;

update public.quantum_lux_experiences as experience
set cover_url = 'user-assets/' || cover.name
from storage.objects as cover
where cover.bucket_id = 'user-assets' and experience.cover_url is null
  and starts_with(cover.name, experience.user_id || '/experiences/')
  and experience.id = pg_temp.demo_id('experience ' || substring(cover.name from '([^/]+)\.webp$'));

update public.posts as post
set image_url = 'user-assets/' || picture.name, image_alt = told.alt, media_width = width, media_height = height
from (values
  (4, 'photos/via-lactea', 1500, 1000, 'La Vía Láctea sobre las montañas'),
  (15, 'photos/perra-colina', 1500, 1125, 'Una perra sentada en una colina, a contraluz del sol que sale'),
  (21, 'experiences/prisma', 1200, 800, 'Un prisma que abre la luz de la ventana en colores'),
  (22, 'experiences/vela', 1200, 800, 'La llama de una vela en la oscuridad'),
  (23, 'experiences/lampara-de-sal', 1200, 800, 'Una lámpara de sal encendida, de un naranja tranquilo'),
  (26, 'photos/montana-dia', 1500, 1000, 'Cordilleras azules una tras otra bajo un cielo claro'),
  (31, 'photos/aurora', 1500, 1000, 'Una aurora verde sobre un lago quieto'),
  (30, 'photos/amanecer-mar', 1500, 1000, 'El sol que sale sobre un mar en calma')
) as told (n, file, width, height, alt)
join storage.objects as picture
  on picture.bucket_id = 'user-assets' and picture.name like '%/' || file || '.webp'
where post.id = pg_temp.demo_id('post ' || n) and starts_with(picture.name, post.user_id || '/') and post.image_url is null;

-- Faces and covers, while they still are as the sign-up left them.
update public.profiles as profile
set avatar_url = 'user-assets/' || face.name
from demo_people as person
join storage.objects as face
  on face.bucket_id = 'user-assets' and face.name = person.id || '/avatars/' || person.name || '.webp'
where profile.id = person.id and starts_with(profile.avatar_url, 'cosmia:');

update public.profiles as profile
set cover_url = 'user-assets/' || picture.name
from (values ('luna', 'via-lactea'), ('sol', 'amanecer-mar'), ('aurora', 'dunas'), ('celeste', 'montana-dia')) as cover (member, file)
join demo_people as person on person.name = member
join storage.objects as picture
  on picture.bucket_id = 'user-assets' and picture.name = person.id || '/photos/' || file || '.webp'
where profile.id = person.id and starts_with(profile.cover_url, 'cosmia:');

update public.pet_profiles as pet
set avatar_url = 'user-assets/' || face.name
from demo_pets as demo
join demo_people as person on person.name = demo.owner
join storage.objects as face
  on face.bucket_id = 'user-assets' and face.name = person.id || '/avatars/' || lower(demo.name) || '.webp'
where pet.id = pg_temp.demo_id('pet ' || demo.name) and pet.avatar_url is null;

update public.quantum_lux_banners as banner
set image_url = 'user-assets/' || picture.name
from storage.objects as picture
where picture.bucket_id = 'user-assets' and picture.name = 'quantum-lux/' || banner.id || '.webp'
  and banner.image_url is null;

drop table demo_people, demo_posts, demo_pets;
drop function pg_temp.demo_id(text);
