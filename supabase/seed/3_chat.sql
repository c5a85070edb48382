-- What luna talked about with sol, yesterday and today, and with other friends. The id of a message tells when it was written.
insert into public.chat_messages (id, sender_id, receiver_id, content, created_at)
select private.new_id(now() - ago, md5('demo message ' || n)::uuid), sender.id, receiver.id, message.content, now() - ago
from (values
  (1, 'luna', 'sol', '¡Sol! ¿Sigues despierta?', interval '26:41:15'),
  (2, 'luna', 'sol', 'Acabo de ver pasar una estrella fugaz desde la azotea.', interval '26:40:55'),
  (3, 'sol', 'luna', 'Despierta y con el pan en el horno.', interval '26:38:15'),
  (4, 'sol', 'luna', '¿Pediste el deseo?', interval '26:38:00'),
  (5, 'luna', 'sol', 'Pedí que el sábado no haya ni una nube.', interval '26:36:15'),
  (6, 'sol', 'luna', 'Entonces ya somos dos pidiendo lo mismo.', interval '26:34:15'),
  (7, 'sol', 'luna', 'Llevo el termo y las mantas.', interval '26:33:55'),
  (8, 'luna', 'sol', 'Yo llevo el telescopio de mi tía.', interval '26:31:15'),
  (9, 'luna', 'sol', 'Promete no reírte del trípode, que baila.', interval '26:30:50'),
  (10, 'sol', 'luna', 'Un trípode que baila es lo más cósmico que oí esta semana.', interval '26:28:15'),
  (11, 'sol', 'luna', '😂🔭', interval '26:28:00'),
  (12, 'luna', 'sol', 'Al final no dormí: escribí un cuento sobre una farola que quería ser planeta. Nadie la mira hasta que una polilla le da vueltas, y entonces descubre que a veces basta con eso para tener órbita.', interval '2:19:15'),
  (13, 'luna', 'sol', '¿Te lo leo allí?', interval '2:18:15'),
  (14, 'sol', 'luna', 'Por favor. Cometa ya movió la cola.', interval '2:16:15'),
  (15, 'luna', 'sol', 'Hay un papel para ella: el satélite.', interval '2:14:15'),
  (16, 'sol', 'luna', 'Acepta si le pagan en galletas.', interval '2:12:15'),
  (18, 'luna', 'sol', '¿Nos vemos a las nueve en el mirador?', interval '2:03:05'),
  (19, 'sol', 'luna', 'A las nueve. Y si hay nubes, miramos las nubes.', interval '2:00:15'),
  (20, 'sol', 'luna', 'Buenas noches, Luna.', interval '2:00:00'),
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

-- Files, each a little after the message that it goes with.
insert into public.chat_messages (
  id, sender_id, receiver_id, file_url, file_type, file_name, file_size, media_width, media_height, created_at)
select private.new_id(said.created_at + later, md5('demo file ' || path)::uuid), sender.id, receiver.id, stored.bucket_id || '/' || stored.name,
  private.file_type(stored.metadata), file.name, private.stored_bytes(stored.metadata), width, height, said.created_at + later
from (values
  ('luna', 'sol', 'estrella-fugaz.webp', 'Estrella fugaz.webp', 1500, 1000, 'Acabo de ver pasar una estrella fugaz desde la azotea.', interval '25 seconds'),
  ('luna', 'sol', 'la-farola.pdf', 'Una farola en órbita.pdf', null, null, 'Al final no dormí%', interval '20 seconds'),
  ('sol', 'luna', 'cometa.webp', 'Cometa escucha.webp', 1500, 1000, 'Por favor. Cometa ya%', interval '20 seconds')
) as file (sender, receiver, path, name, width, height, after, later)
join demo_people as sender on sender.name = file.sender
join demo_people as receiver on receiver.name = file.receiver
join storage.objects as stored
  on stored.bucket_id = 'chat-assets' and stored.name = sender.id || '/chat/' || receiver.id || '/' || path
join public.chat_messages as said
  on said.sender_id = sender.id and said.receiver_id = receiver.id and said.content like file.after
where not exists (
  select from public.chat_messages as known
  where known.sender_id = sender.id and known.receiver_id = receiver.id and known.file_url = stored.bucket_id || '/' || stored.name);

-- All is read but the newest that sol and aurora wrote and what orion, who works by night, has not seen yet.
update public.chat_reads as mark
set last_read_at = now() - coalesce(unseen.since, interval '1 minute')
from demo_people as reader
cross join demo_people as friend
left join (values
  ('luna', 'sol', interval '2:00:30'),
  ('luna', 'aurora', interval '40 minutes'),
  ('orion', 'luna', interval '4 days')
) as unseen (reader, friend, since) on unseen.reader = reader.name and unseen.friend = friend.name
where mark.user_id = reader.id and mark.friend_id = friend.id and mark.last_read_at = '-infinity';

-- Files come in later than the texts, and may be read already.
update public.chat_reads as mark
set unread_count = counted.unread
from (
  select own.user_id, own.friend_id, count(message.id) filter (where message.created_at > own.last_read_at) as unread
  from public.chat_reads as own
  join demo_people as reader on reader.id = own.user_id
  join demo_people as friend on friend.id = own.friend_id
  left join public.chat_messages as message on message.sender_id = own.friend_id and message.receiver_id = own.user_id
  group by own.user_id, own.friend_id
) as counted
where mark.user_id = counted.user_id and mark.friend_id = counted.friend_id and mark.unread_count <> counted.unread;
