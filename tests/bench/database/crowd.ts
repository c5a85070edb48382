/** An id as clients choose them, of what a text of SQL names, at a moment in SQL. */
export const clientId = (named: string, moment = "'2026-01-01Z'"): string =>
  `private.new_id(${moment}, md5(${named})::uuid)`

/** What everybody else has, per member: so that no table is about the measured people alone. */
export const crowd = (from: number, to: number): string => {
  const everyone = `generate_series(${String(from)}::bigint, ${String(to)}) as n`
  const member = (n: string): string => `md5('member ' || ${n})::uuid`
  const other = (step: number): string => member(`(9 + (n - 9 + ${String(step)}) % ${String(to - 8)})`)
  return `
    insert into public.friend_requests (sender_id, receiver_id, status)
    select ${member('n')}, ${other(3)}, 'accepted' from ${everyone} where n > 8
    on conflict do nothing;
    insert into public.chat_messages (id, sender_id, receiver_id, content, created_at)
    select private.new_id('2026-01-01'::timestamptz + (n + k) * interval '1 second'), case k % 2 when 0 then one else other end, case k % 2 when 0 then other else one end, 'Hola ' || k,
      '2026-01-01'::timestamptz + (n + k) * interval '1 second'
    from (select n, ${member('n')} as one, ${other(3)} as other from ${everyone} where n > 8) as pair, generate_series(1, 2) as k;
    insert into public.chat_reads (user_id, friend_id, unread_count, latest_at)
    select mine, theirs, 1, '2026-01-01'::timestamptz + n * interval '1 second'
    from ${everyone}, lateral (values (${member('n')}, ${other(3)}), (${other(3)}, ${member('n')})) as side (mine, theirs)
    where n > 8
    on conflict do nothing;
    insert into public.saved_posts (user_id, post_id)
    select ${member('n')}, ${clientId("'post ' || n")} from ${everyone};
    insert into public.blog_posts (user_id, title, genre, content_url, created_at)
    select ${member('n')}, 'Relato ' || n, 'Poesía', 'user-assets/' || ${member('n')} || '/blog-content/1.txt',
      '2026-01-01'::timestamptz + n * interval '1 second'
    from ${everyone} where n > 8;
    insert into public.quantum_lux_experiences (user_id, title, created_at)
    select ${member('n')}, 'Luz ' || n, '2026-01-01'::timestamptz + n * interval '1 second' from ${everyone} where n > 8;
    insert into public.pet_profiles (id, owner_id, name) select ${clientId("'pet ' || n")}, ${member('n')}, 'Cometa' from ${everyone};
    insert into public.pet_albums (pet_id, owner_id, title) select ${clientId("'pet ' || n")}, ${member('n')}, 'Paseos' from ${everyone};
    insert into public.portfolio_items (user_id, title) select ${member('n')}, 'Obras' from ${everyone};
    insert into storage.objects (bucket_id, name, owner_id, metadata)
    select bucket, ${member('n')} || path, ${member('n')}, '{"size": 1, "mimetype": "image/png"}'
    from ${everyone}, (values ('user-assets', '/avatar-1'), ('adult-assets', '/posts/1.png')) as file (bucket, path)
    where bucket = 'user-assets' or n % 2 = 0;
    insert into private.files_in_use (address, uses)
    select 'adult-assets/' || ${member('n')} || '/posts/1.png', 1 from ${everyone} where n % 2 = 0;
    insert into public.orphaned_files (bucket_id, path, owner_id)
    select 'user-assets', ${member('n')} || '/avatar-1', ${member('n')} from ${everyone} where n % 10 = 0;`
}
