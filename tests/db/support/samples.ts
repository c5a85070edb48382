/** What a member of the tests is called in SQL. */
const luna = "md5('luna')::uuid"
const sol = "md5('sol')::uuid"
const file = (name: string): string => `'user-assets/' || ${luna} || '/${name}'`

/** Rows for each migration, written right after it ran: data that the later ones must not lose. */
export const samples: Readonly<Record<string, string>> = {
  foundation: `insert into auth.users (id, email) values (md5('early')::uuid, 'early@cosmia.test')`,
  profiles: `
    insert into auth.users (id, email, raw_user_meta_data) values
      (${luna}, 'luna@cosmia.test', '{"username": "Luna", "birth_year": 1990}'),
      (${sol}, 'sol@cosmia.test', '{"username": "Sol"}');
    update public.profiles set bio = 'Hola', city = 'Lima', user_type = 'Soñadora' where id = ${luna}`,
  friend_requests: `
    insert into public.friend_requests (sender_id, receiver_id, status) values (${luna}, ${sol}, 'accepted')`,
  posts: `
    insert into public.posts (id, user_id, content, image_url) values (${luna}, ${luna}, 'Primera', ${file('posts/1.png')});
    insert into public.posts (user_id, content, category) values (${sol}, 'Adultos', 'lizysfriends');
    insert into public.post_likes (post_id, user_id) values (${luna}, ${sol});
    insert into public.post_comments (post_id, user_id, content) values (${luna}, ${sol}, 'Bien')`,
  chat_messages: `
    insert into public.chat_messages (sender_id, receiver_id, content) values (${luna}, ${sol}, 'Hola'), (${sol}, ${luna}, 'Qué tal')`,
  search_members: '',
  chat_reads: `insert into public.chat_messages (sender_id, receiver_id, content) values (${luna}, ${sol}, 'Sin leer')`,
  saved_posts: `insert into public.saved_posts (user_id, post_id) values (${sol}, ${luna})`,
  blog_posts: `
    insert into public.blog_posts (user_id, title, genre, content_url) values (${luna}, 'Libro', 'Poesía', ${file('b.pdf')})`,
  pets: `
    insert into public.pet_profiles (id, owner_id, name) values (${luna}, ${luna}, 'Cometa');
    insert into public.pet_albums (pet_id, title) values (${luna}, 'Paseos')`,
  portfolio_items: `insert into public.portfolio_items (user_id, title) values (${luna}, 'Obras')`,
  quantum_lux: `
    insert into public.quantum_lux_experiences (user_id, title) values (${luna}, 'Luz');
    update public.quantum_lux_banners set image_url = 'banner.png' where id = 7`,
  storage: `
    insert into storage.objects (bucket_id, name) values ('user-assets', ${luna} || '/posts/1.png');
    insert into public.orphaned_files (bucket_id, path, owner_id) values ('user-assets', ${luna} || '/old.png', ${luna})`,
  accounts: '',
  files_in_use: '',
  hidden_characters: '',
  whole_export: '',
}
