-- The demo: luna, sol, marte, venus, nova and their friends @cosmia.test, password cosmos-2026, and what they wrote. For `supabase start`
-- and for the embedded backend with `--seed demo`; never for a hosted project. Running it again adds what is missing
-- and changes nothing. Rows that show a file are added once it is stored: SQL stores none, the embedded backend stores
-- those of resources/demo and then runs this once more.

create function pg_temp.demo_id(what text) returns uuid
  language sql
  return overlay(overlay(md5('demo ' || what) placing '4' from 13) placing '8' from 17)::uuid;
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
    -- The password as bcrypt keeps it.
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

-- Posts with who likes them, spread over the last days so that neighbours of one category stand apart.
create temporary table demo_posts (n int primary key, author text, category text, liked_by text[], content text);
insert into demo_posts values
  (1, 'venus', 'general', '{luna,sol,nova}', 'Recordatorio amable: detrás de cada perfil hay alguien mirando el mismo cielo. Hablémonos como si compartiéramos manta.'),
  (2, 'nova', 'general', '{luna,sol,marte,venus}', 'Pregunta seria: si la luz de una estrella tarda mil años en llegar, ¿saludar a una estrella cuenta como mandar una carta?'),
  (3, 'sol', 'general', '{luna,marte,venus}', 'Propósito de la semana: salir a caminar sin teléfono y volver con una historia. La de hoy: un señor que le da los buenos días a cada árbol, por su nombre.'),
  (4, 'luna', 'general', '{sol,venus,nova}', 'Esta noche la Vía Láctea se ve tan clara que parece que alguien derramó azúcar sobre el cielo. ¿Desde dónde la miran ustedes?'),
  (5, 'sol', 'mushittech77', '{luna,venus,nova}', 'Mi clase hizo una página sobre las fases de la Luna y la visitó gente de once países. Pusieron once alfileres en el mapa y no caben en sí.'),
  (6, 'luna', 'mushittech77', '{marte}', 'Por fin tengo dominio propio para mis cuentos. Elegir el nombre me llevó más tiempo que escribirlos. ¿Cómo eligieron el suyo?'),
  (7, 'marte', 'mushittech77', '{sol,luna}', 'Mudé la página del taller a un servidor nuevo y ahora carga antes de que termine de parpadear. Mi abuela dice que el mérito es del parpadeo.'),
  (8, 'venus', 'optimustime', '{sol,marte,luna}', 'El mejor consejo de difusión que me han dado: antes de hablar más alto, escucha un poco más cerca.'),
  (9, 'marte', 'optimustime', '{luna,venus}', 'Tres meses midiendo qué funciona en el taller: los anuncios bonitos atraen miradas; contar cómo se arregla una bici atrae personas.'),
  (10, 'venus', 'blogsandgifts', '{luna}', 'Idea de regalo que no ocupa lugar: una carta para abrir dentro de un año. La mía de este verano me hizo reír en voz alta en el autobús.'),
  (11, 'sol', 'blogsandgifts', '{luna,venus}', 'Terminé el libro de relatos que encontré en el intercambio de la plaza. En la última página alguien escribió «ahora te toca a ti». Y aquí estoy, buscando un lápiz.'),
  (12, 'luna', 'blogsandgifts', '{sol,nova,venus}', 'Regalo un cuento a quien me diga el nombre de su constelación favorita y por qué. Sin trampas: la razón tiene que ser verdad.'),
  (13, 'marte', 'hocicobites', '{sol,nova,venus}', 'En el taller hay un perro que no es mío, viene cada martes, revisa las herramientas y se va. Le pusimos Inspector.'),
  (14, 'nova', 'hocicobites', '{sol,luna}', 'Mi gata Nebulosa ronronea justo a la frecuencia de la lavadora. Comparé las dos. Es ciencia.'),
  (15, 'sol', 'hocicobites', '{luna,marte,venus,nova}', 'Cometa descubrió su reflejo en el estanque y lleva veinte minutos intentando prestarle el palo. Generosidad nivel galaxia.'),
  (16, 'luna', 'humordidas', '{sol,nova}', 'Fui a pedir deseos a una estrella fugaz y resultó ser un avión con prisa. De todos modos me concedió uno: llegó a tiempo.'),
  (17, 'nova', 'humordidas', '{luna,sol,marte}', 'Mi profe: «El universo se expande». Mi mochila, el lunes: «Y yo también».'),
  (18, 'marte', 'humordidas', '{luna,sol,nova,venus}', 'Le pedí a mi asistente de voz que pusiera algo de espacio y dejó diez segundos de silencio. Técnicamente impecable.'),
  (19, 'venus', 'impulsame', '{luna,nova}', 'Cambio dos horas de acompañamiento para hablar en público por clases de guitarra. Prometo paciencia con mis propios dedos.'),
  (20, 'marte', 'impulsame', '{venus,sol}', 'Busco a alguien con mano para la madera que quiera compartir taller dos tardes por semana. Yo pongo las máquinas, el café y la música mala.'),
  (21, 'sol', 'quantumlux', '{luna,marte,nova,venus}', 'Colgamos un prisma en la ventana del aula. A las once y diez, puntual, entra un arcoíris y nadie quiere salir al recreo.'),
  (22, 'luna', 'quantumlux', '{venus}', 'Cinco minutos de respirar mirando una vela antes de escribir. Las frases salen menos apretadas.'),
  (23, 'venus', 'quantumlux', '{luna,sol}', 'Llevo un mes con la lámpara de sal en la mesa. No sé si cambia la energía del cuarto, pero me recuerda que a las diez toca apagar las pantallas. Eso ya es luz.'),
  (24, 'luna', 'lizysfriends', '{sol,venus}', 'Ayer leí en voz alta mi primer poema de amor a los treinta menos uno. Me temblaba la hoja, pero la voz no.'),
  (25, 'venus', 'lizysfriends', '{luna,sol,marte}', 'Les damos la bienvenida al rincón para adultos: aquí el arte se mira despacio y se comenta con respeto.'),
  (26, 'celeste', 'general', '{luna,sol,aurora,mateo}', 'Ocho horas de subida, veinte minutos arriba y una empanada que supo a banquete. Volvería mañana.'),
  (27, 'irene', 'hocicobites', '{luna,sol,nova,lira}', 'La tortuga de la clínica aprendió a abrir el cajón de la lechuga. Tardó tres semanas. Nadie la vio hacerlo y nadie la va a denunciar.'),
  (28, 'orion', 'general', '{luna,irene,sol}', 'Fermina, la masa madre, cumple un año. Come más que yo y se queja menos. Hay pan de sobra para quien pase por la esquina antes de las nueve.'),
  (29, 'lira', 'general', '{luna,mateo}', 'Hoy entró al taller una guitarra que estuvo cuarenta años en un ropero. Le puse cuerdas, dio un do y se quedó pensando.'),
  (30, 'sol', 'general', '{luna,celeste,venus}', 'El mar de las siete, antes de que se despierte el puerto. Cometa opina que falta un palo en la composición.'),
  (31, 'aurora', 'general', '{luna,celeste,lira,orion,sol}', 'Tres noches esperando y a las dos y diez el cielo abrió la cortina. El zorro que me acompañaba también miró hacia arriba.');

insert into public.posts (id, user_id, category, content, created_at)
select pg_temp.demo_id('post ' || n), person.id, category, content,
  now() - interval '3.4 hours' * (n * 11 % (select count(*) from demo_posts) + 0.5)
from demo_posts
join demo_people as person on person.name = author
on conflict do nothing;

insert into public.post_likes (post_id, user_id)
select pg_temp.demo_id('post ' || n), person.id
from demo_posts
join demo_people as person on person.name = any (liked_by)
on conflict do nothing;

insert into public.saved_posts (post_id, user_id)
select pg_temp.demo_id('post ' || n), person.id
from unnest(array[10, 13, 31]) as n
join demo_people as person on person.name = 'luna'
on conflict do nothing;

-- Comments, by the number of their post.
insert into public.post_comments (id, post_id, user_id, content, created_at)
select pg_temp.demo_id('comment ' || post || ' ' || place), posts.id, person.id, comment.content,
  posts.created_at + interval '17 minutes' * place
from (values
  (2, 1, 'luna', 'Cuenta. Y el remitente eres tú, que ya es bonito.'),
  (2, 2, 'marte', 'Con acuse de recibo dentro de dos mil años.'),
  (3, 1, 'venus', 'Quiero ser ese señor cuando sea mayor.'),
  (4, 1, 'sol', 'Desde la cocina, con harina hasta los codos. Aquí también se derramó algo.'),
  (4, 2, 'nova', 'Desde el patio de la escuela, si nos dejaran quedarnos.'),
  (6, 1, 'marte', 'El mío lo eligió el presupuesto.'),
  (7, 1, 'sol', 'Tu abuela debería dirigir una agencia espacial.'),
  (9, 1, 'luna', 'Contar siempre gana.'),
  (10, 1, 'sol', 'Robo la idea con todo el cariño.'),
  (12, 1, 'nova', 'Lyra, porque mi hermana se llama así y toca muy mal la guitarra.'),
  (12, 2, 'luna', 'Nova, tu cuento se titula «La cuerda que desafinaba el cielo».'),
  (13, 1, 'venus', '¿Y qué nota les puso hoy?'),
  (15, 1, 'luna', 'El reflejo también le estaba ofreciendo uno. Son almas gemelas.'),
  (15, 2, 'nova', '¡Necesito una foto de Cometa en mi vida!'),
  (16, 1, 'marte', 'Los aviones conceden deseos con cuarenta minutos de retraso.'),
  (18, 1, 'sol', 'Diez de diez. En el vacío.'),
  (31, 1, 'celeste', 'El zorro eras tú con otro abrigo, te conozco.'),
  (31, 2, 'luna', '¿Se oía algo? Siempre pregunto eso y nadie contesta igual.'),
  (26, 1, 'sol', 'La empanada es la mitad de la montaña.'),
  (20, 1, 'sol', 'Se lo paso a mi vecina, que hace sillas que dan ganas de quedarse.'),
  (22, 1, 'venus', 'La vela también respira contigo, fíjate.'),
  (23, 1, 'luna', 'La mejor reseña que he leído de una lámpara.'),
  (24, 1, 'sol', 'Estuve allí. Temblábamos todos menos tu voz.')
) as comment (post, place, author, content)
join demo_people as person on person.name = author
join public.posts on posts.id = pg_temp.demo_id('post ' || post)
on conflict do nothing;

-- What luna and sol talked about; what she and other friends did follows.
insert into public.chat_messages (id, sender_id, receiver_id, content, created_at)
select pg_temp.demo_id('message ' || n), sender.id, receiver.id, message.content,
  now() - interval '2 hours' - interval '1 second' * seconds
from (values
  (1, 'luna', 'sol', '¡Sol! ¿Sigues despierta?', 2475),
  (2, 'luna', 'sol', 'Acabo de ver pasar una estrella fugaz desde la azotea.', 2455),
  (3, 'sol', 'luna', 'Despierta y con el pan en el horno.', 2295),
  (4, 'sol', 'luna', '¿Pediste el deseo?', 2280),
  (5, 'luna', 'sol', 'Pedí que el sábado no haya ni una nube.', 2175),
  (6, 'sol', 'luna', 'Entonces ya somos dos pidiendo lo mismo.', 2055),
  (7, 'sol', 'luna', 'Llevo el termo y las mantas.', 2035),
  (8, 'luna', 'sol', 'Yo llevo el telescopio de mi tía.', 1875),
  (9, 'luna', 'sol', 'Promete no reírte del trípode, que baila.', 1850),
  (10, 'sol', 'luna', 'Un trípode que baila es lo más cósmico que oí esta semana.', 1695),
  (11, 'luna', 'sol', 'Escribí un cuento sobre una farola que quería ser planeta.', 1155),
  (12, 'luna', 'sol', '¿Te lo leo allí?', 1140),
  (13, 'sol', 'luna', 'Por favor. Cometa también quiere oírlo, ya movió la cola.', 975),
  (14, 'luna', 'sol', 'Dile que hay un papel para ella: hace de satélite.', 855),
  (15, 'sol', 'luna', 'Dice que acepta si le pagan en galletas.', 735),
  (16, 'luna', 'sol', 'Trato hecho.', 195),
  (17, 'luna', 'sol', '¿Nos vemos a las nueve en el mirador?', 185),
  (18, 'sol', 'luna', 'A las nueve. Y si hay nubes, miramos las nubes.', 15),
  (19, 'sol', 'luna', 'Buenas noches, Luna.', 0)
) as message (n, sender, receiver, content, seconds)
join demo_people as sender on sender.name = message.sender
join demo_people as receiver on receiver.name = message.receiver
order by n
on conflict do nothing;

insert into public.chat_messages (id, sender_id, receiver_id, content, created_at)
select pg_temp.demo_id('message ' || n), sender.id, receiver.id, message.content, now() - ago
from (values
  (21, 'luna', 'lira', '¿Cómo sigue la guitarra del ropero?', interval '5 days 2 hours'),
  (22, 'lira', 'luna', 'Ya canta. Le estoy buscando dueña con paciencia.', interval '5 days 1 hour'),
  (23, 'orion', 'luna', 'Te guardé media hogaza. La otra media ya sabes de quién es.', interval '3 days 4 hours'),
  (24, 'luna', 'orion', 'Paso antes de las nueve, palabra.', interval '3 days 3 hours'),
  (25, 'celeste', 'luna', 'El sábado subo al refugio: ¿te apuntas con Sol?', interval '26 hours'),
  (26, 'luna', 'celeste', 'Si prometes que hay chocolate arriba.', interval '25 hours'),
  (27, 'celeste', 'luna', 'Siempre hay chocolate arriba. Por eso se sube.', interval '24 hours 30 minutes'),
  (28, 'luna', 'aurora', '¡Vi tu foto! ¿De verdad se movía así?', interval '48 minutes'),
  (29, 'aurora', 'luna', 'Como una cortina cuando abren una ventana en otra habitación.', interval '31 minutes'),
  (30, 'aurora', 'luna', 'Te mando la serie completa esta noche', interval '30 minutes')
) as message (n, sender, receiver, content, ago)
join demo_people as sender on sender.name = message.sender
join demo_people as receiver on receiver.name = message.receiver
order by n
on conflict do nothing;

-- All but the newest of them are read, unless their reader read on since.
update public.chat_reads as mark
set unread_count = case when friend.name = 'aurora' then 2 else 0 end,
  last_read_at = now() - case when friend.name = 'aurora' then interval '40 minutes' else interval '1 minute' end
from demo_people as reader, demo_people as friend
where mark.user_id = reader.id and mark.friend_id = friend.id and mark.last_read_at = '-infinity';

-- Pets with their albums.
create temporary table demo_pets (owner text, name text, bio text, albums text[]);
insert into demo_pets values
  ('sol', 'Cometa', 'Perra mestiza, experta en palos y amaneceres. Su órbita pasa siempre por la cocina.', array['Paseos al amanecer', 'Palos memorables']),
  ('luna', 'Pulsar', 'Gata negra de costumbres nocturnas. Revisa cada ventana antes de que salga la luna.', array['Guardias de ventana']),
  ('nova', 'Nebulosa', 'Gata gris de forma variable. Ronronea en la frecuencia de la lavadora.', array['Siestas en gravedad cero']);

insert into public.pet_profiles (id, owner_id, name, bio)
select pg_temp.demo_id('pet ' || pet.name), person.id, pet.name, pet.bio
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
