import { afterAll, beforeAll, expect, test } from 'vitest'
import { pgliteEngine, type ExplainingDatabase } from './support/pglite-engine.ts'
import { createTestDatabase } from './support/pgtap.ts'

let database: ExplainingDatabase

beforeAll(async () => {
  database = await createTestDatabase(pgliteEngine)
  await database.run('select tests.meet()')
})

afterAll(() => database.close())

/** How the database goes about finding members. */
async function planOfSearch(text: string): Promise<string> {
  const plans = await database.plansOf(`
    begin;
    select tests.act_as('stranger');
    select from search_members('${text}');
    rollback`)
  const plan = plans.find((each) => each.includes('with beginning as'))
  return plan?.slice(plan.indexOf('\nAppend')) ?? 'no plan was told'
}

test.each(['a.', '12', 'ie'])(
  'the index finds names that contain "%s", and none is taken apart anew',
  async (text) => {
    const plan = await planOfSearch(text)
    expect(plan).toMatch(/Bitmap Index Scan on member_cards_search_idx .*\n +Index Cond: \(search_form ~~ /)
    expect(plan).toContain('Recheck Cond: (search_form ~~ ')
    expect(plan).not.toMatch(/Seq Scan on member_cards|regexp_replace/)
  },
)

test.each(['..', '💫💫'])('no name is looked into for "%s"', async (text) => {
  const plan = await planOfSearch(text)
  expect(plan).toContain('Bitmap Index Scan on member_cards_beginning_idx')
  expect(plan).not.toMatch(/Seq Scan on member_cards|member_cards_search_idx/)
})

test('whether names are free is looked up by what they must differ in', async () => {
  const plans = await database.plansOf(`
    begin;
    -- With a handful of members any other way is as quick.
    set local enable_seqscan = off;
    select tests.act_as('anon');
    select from offer_usernames('friend');
    rollback`)
  const lookUps = plans.filter((plan) => plan.includes('from public.profiles as holder'))
  expect(lookUps.length).toBeGreaterThan(3)
  for (const plan of lookUps)
    expect(plan).toMatch(/Index Scan using profiles_username_key on profiles holder/)
})

test.each([
  { version: 'list', field: 'lower(name)', index: 'idx_objects_bucket_id_name_lower' },
  { version: 'list_v2', field: 'name', index: 'idx_objects_bucket_id_name' },
])(
  'who lists a bucket by $field reads no further than their own folder',
  async ({ version, field, index }) => {
    const plans = await database.plansOf(`
    begin;
    set local enable_seqscan = off;
    select tests.act_as('author'), set_config('storage.operation', 'storage.object.${version}', true);
    select name from storage.objects where bucket_id = 'user-assets' and ${field} collate "C" >= ''
    order by ${field} collate "C" limit 1;
    rollback`)
    const plan = plans.find((each) => each.includes(' on objects')) ?? 'no plan was told'
    const bounds = new RegExp(
      `using ${index} on objects.*\\n +Index Cond: .*(>= .InitPlan|>= \\$).*(< .InitPlan|< \\$)`,
    )
    expect(plan).toMatch(bounds)
  },
)

const plansOfConversation = () =>
  database.plansOf(`
    begin;
    select tests.act_as('author');
    select from public.get_conversation(tests.person('friend'));
    rollback`)

test('a conversation is read as one, not out of all that a member received', async () => {
  // Two who hardly write, beside much that others wrote to one of them: by sender and receiver both indexes look alike.
  await database.run(`
    set session_replication_role = replica;
    insert into public.chat_messages (sender_id, receiver_id, content)
    select gen_random_uuid(), case when n % 20 = 0 then tests.person('author') else gen_random_uuid() end, 'x'
    from generate_series(1, 10000) as n;
    set session_replication_role = origin;
    analyze public.chat_messages`)
  const plans = await plansOfConversation()
  const scans = plans.join('\n').match(/Scan.* on chat_messages_\d.*\n +Index Cond: .*/g) ?? []
  expect(scans.length).toBeGreaterThan(0)
  for (const scan of scans) expect(scan).toMatch(/LEAST\(.*GREATEST\(/)
})

test('a page of a conversation is read in its order, not sorted out of all that two have written', async () => {
  const pages = (await plansOfConversation()).filter((plan) => plan.includes('limit missing'))
  expect(pages.length).toBeGreaterThan(0)
  for (const page of pages) {
    expect(page).toContain('Merge Append')
    expect(page).not.toMatch(/-> +Sort /)
  }
})

test('changes are read from their indexes, of the months that a cursor reaches back to, and none is sorted', async () => {
  await database.run(`
    set session_replication_role = replica;
    select private.add_message_month(now()::timestamp - interval '1 year');
    insert into public.chat_reads (user_id, friend_id, read_xid)
    select case n % 2 when 0 then tests.person('author') else gen_random_uuid() end, gen_random_uuid(), '3' from generate_series(1, 3000) as n;
    insert into private.changes (member_id, kind, operation, record)
    select gen_random_uuid(), 'friend_requests', 'DELETE', '{}' from generate_series(1, 3000) as n;
    set session_replication_role = origin;
    analyze public.chat_messages, public.chat_reads, private.changes`)
  const plans = await database.plansOf(`
    begin;
    select tests.act_as('author');
    select from (select cursor from public.get_changes_since()) as here, lateral public.get_changes_since(here.cursor);
    rollback`)
  const plan = plans.find((each) => each.includes('row_number()')) ?? 'no plan was told'
  expect(plan).toContain('Merge Append')
  expect(plan).not.toMatch(/Seq Scan|-> +Sort |Bitmap/)
  expect(plan).toMatch(/Subplans Removed: [1-9]/)
  const scans = plan.match(/Index.* Scan using .*\n +Index Cond: .*/g) ?? []
  expect(scans.length).toBeGreaterThan(4)
  for (const scan of scans) expect(scan).toMatch(/xid/)
})
