import { readFileSync } from 'node:fs'
import type { Engine } from './engine.ts'
import { createSeeded } from './migrations.ts'
import type { PostgresDatabase } from './postgres-engine.ts'

const runbook = readFileSync(new URL('../../../.github/runbook.md', import.meta.url), 'utf8')

const all = (language: string): string[] =>
  [...runbook.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^ *\`\`\`$`, 'gm'))].map(
    ([, indent = '', block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )

/** SQL for a database that has what only hosted ones have. */
export const hostedBlocks = (): string[] => all('sql').filter((block) => block.startsWith('-- Hosted.'))

/** What stands in blocks of a language, without what only a hosted project has. */
export const blocks = (language: string): string[] =>
  all(language).filter((block) => !block.startsWith('-- Hosted.'))

/** What hosted grants to who restores a backup. */
const asOwner = 'grant set on parameter session_replication_role to postgres'

/** Files, notices and a month long gone, beside what the demo has. No ending says what some of the files are. */
const content = `
  insert into storage.objects (bucket_id, name, metadata)
  select bucket_id, id || name, jsonb_build_object('mimetype', type, 'size', length(name), 'cacheControl', 'max-age=31536000')
  from auth.users, (values
    ('user-assets', '/posts/1.png', 'image/png'), ('user-assets', '/blogs/libro.txt', 'text/plain'),
    ('user-assets', '/posts/1004-', 'image/webp'), ('chat-assets', '/chat/' || gen_random_uuid() || '/voz.m4a', 'audio/x-m4a')
  ) as file (bucket_id, name, type);
  insert into public.posts (user_id, image_url) select id, 'user-assets/' || id || '/posts/1.png' from auth.users;
  insert into public.client_notices (text, ends_at) values ('Hola', now() + interval '1 day');
  insert into storage.objects (bucket_id, name, metadata)
  select 'chat-assets', sender_id || '/chat/' || receiver_id || '/1.png', '{"mimetype": "image/png", "size": 1, "cacheControl": "max-age=31536000"}'
  from public.friend_requests;
  insert into public.chat_messages (id, sender_id, receiver_id, file_url, file_type, created_at)
  select private.new_id('2024-11-01Z'), sender_id, receiver_id, 'chat-assets/' || sender_id || '/chat/' || receiver_id || '/1.png', 'image/png', '2024-11-01Z'
  from public.friend_requests;
  select private.add_message_months()`

/** A database as people have used it. */
export async function createUsed(engine: Engine<PostgresDatabase>): Promise<PostgresDatabase> {
  const database = await createSeeded(engine, asOwner)
  await database.run(content)
  return database
}
