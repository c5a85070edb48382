/** Ids of members and rows of the tests, in SQL. */
const luna = "md5('luna')::uuid"
const sol = "md5('sol')::uuid"
const first = "'019b7693-c800-7e9f-8a1b-0c5f6e2d3b91'"
const pet = "'019b7693-c800-7172-8394-a5b6c7d8e9f0'"
const album = "'019b7693-c800-7887-9665-544332211000'"
const file = (name: string): string => `'user-assets/' || ${luna} || '/${name}'`

/** A stored file of luna's; the bucket is there before the migration of the buckets' rules. */
const stored = (name: string, type: string): string => `
    insert into storage.buckets (id, name) values ('user-assets', 'user-assets') on conflict do nothing;
    insert into storage.objects (bucket_id, name, metadata)
    values ('user-assets', ${luna} || '/${name}', '{"mimetype": "${type}", "size": 1}');`

/** Rows for each migration, written right after it ran: data that the later ones must not lose. */
export const samples: Readonly<Record<string, string>> = {
  foundation: `insert into auth.users (id, email) values (md5('early')::uuid, 'early@cosmia.test')`,
  rate_limits: '',
  files: '',
  usernames: '',
  profiles: '',
  sign_up: `
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values
      (${luna}, 'luna@cosmia.test', now(), '{"username": "Luna", "birth_year": 1990}'),
      (${sol}, 'sol@cosmia.test', now(), '{"username": "Sol"}');
    update public.profiles set bio = 'Hola', city = 'Lima', user_type = 'Soñadora' where id = ${luna}`,
  friend_requests: `
    insert into public.friend_requests (sender_id, receiver_id, status) values (${luna}, ${sol}, 'accepted')`,
  posts: `
    ${stored('posts/1.png', 'image/png')}
    insert into public.posts (id, user_id, content, image_url) values (${first}, ${luna}, 'Primera', ${file('posts/1.png')});
    insert into public.posts (user_id, content, category) values (${sol}, 'Adultos', 'lizysfriends')`,
  post_counts: `
    insert into public.post_likes (post_id, user_id) values (${first}, ${sol});
    insert into public.post_comments (post_id, user_id, content) values (${first}, ${sol}, 'Bien')`,
  // They are of months that have no table yet.
  chat_messages: `
    insert into public.chat_messages (sender_id, receiver_id, content) values (${luna}, ${sol}, 'Hola'), (${sol}, ${luna}, 'Qué tal')`,
  message_months: '',
  search_members: '',
  chat_reads: `insert into public.chat_messages (sender_id, receiver_id, content) values (${luna}, ${sol}, 'Sin leer')`,
  saved_posts: `insert into public.saved_posts (user_id, post_id) values (${sol}, ${first})`,
  blog_posts: `
    ${stored('b.pdf', 'application/pdf')}
    insert into public.blog_posts (user_id, title, genre, content_url) values (${luna}, 'Libro', 'Poesía', ${file('b.pdf')})`,
  pets: `
    insert into public.pet_profiles (id, owner_id, name) values (${pet}, ${luna}, 'Cometa');
    insert into public.pet_albums (pet_id, owner_id, title) values (${pet}, ${luna}, 'Paseos')`,
  portfolio_items: `insert into public.portfolio_items (id, user_id, title) values (${album}, ${luna}, 'Obras')`,
  album_pictures: `
    insert into public.album_pictures (portfolio_item_id, owner_id, image_url, width, height)
    values (${album}, ${luna}, ${file('posts/1.png')}, 4, 3)`,
  quantum_lux: `
    insert into public.quantum_lux_experiences (user_id, title) values (${luna}, 'Luz');
    update public.quantum_lux_banners set image_url = ${file('posts/1.png')} where id = 7`,
  storage: `
    insert into public.orphaned_files (bucket_id, path, owner_id) values ('user-assets', ${luna} || '/old.png', ${luna})`,
  accounts: '',
  changes: `insert into private.changes (member_id, kind, operation, record) values (${luna}, 'member_cards', 'UPDATE', '{}')`,
  live: '',
  client_notices: `
    insert into public.client_notices (text, from_version, ends_at) values ('Mantenimiento', '0.1.0', now() + interval '1 hour')`,
  upkeep: '',
  file_sweep: `
    insert into private.file_sweeps (request_id, bucket_id, files, failure) values (1, 'user-assets', 3, '400 Invalid key')`,
}
