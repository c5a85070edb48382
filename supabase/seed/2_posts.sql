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
