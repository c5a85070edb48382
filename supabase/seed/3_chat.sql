-- What luna and sol talked about; what she and other friends did follows. The id of a message tells when it was written.
insert into public.chat_messages (id, sender_id, receiver_id, content, created_at)
select private.new_id(written.at, md5('demo message ' || n)::uuid), sender.id, receiver.id, message.content, written.at
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
cross join lateral (select now() - interval '2 hours' - interval '1 second' * seconds as at) as written
where not exists (
  select from public.chat_messages as known
  where known.sender_id = sender.id and known.receiver_id = receiver.id and known.content = message.content)
order by n;

insert into public.chat_messages (id, sender_id, receiver_id, content, created_at)
select private.new_id(now() - ago, md5('demo message ' || n)::uuid), sender.id, receiver.id, message.content, now() - ago
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
where not exists (
  select from public.chat_messages as known
  where known.sender_id = sender.id and known.receiver_id = receiver.id and known.content = message.content)
order by n;

-- All but the newest of them are read, unless their reader read on since.
update public.chat_reads as mark
set unread_count = case when friend.name = 'aurora' then 2 else 0 end,
  last_read_at = now() - case when friend.name = 'aurora' then interval '40 minutes' else interval '1 minute' end
from demo_people as reader, demo_people as friend
where mark.user_id = reader.id and mark.friend_id = friend.id and mark.last_read_at = '-infinity';
