import { expect, test } from 'vitest'
import { withHostedRules } from '#backend/auth/hosted-rules.ts'
import { openConnection } from '#backend/database/connection.ts'
import { Mailbox } from '#backend/mailbox/mailbox.ts'

/** Keeps what it is asked with, and lets everybody in. */
const hook = `
  create schema private;
  create table private.events (event jsonb);
  create function private.check_sign_up(event jsonb) returns jsonb language plpgsql as
    $$ begin insert into private.events values (event); return '{}'; end $$;
`

test('the sign-up hook is asked with the event of the auth server, which has no password', async () => {
  const connection = await openConnection()
  await connection.driver.exec(hook)
  const parts = { connection, mailbox: await Mailbox.open(null), mailPause: 0 }
  const signUp = withHostedRules(async () => Response.json({}), parts)
  const asked = { email: 'Ana@Prueba.test', password: 'cosmos-2026', data: { username: 'ana' } }
  await signUp(
    new Request('http://127.0.0.1/auth/v1/signup', {
      method: 'POST',
      headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.1' },
      body: JSON.stringify(asked),
    }),
  )
  const { rows } = await connection.driver.query<{ event: object }>('select event from private.events')
  await connection.driver.close()
  expect(rows).toMatchObject([
    {
      event: {
        user: {
          id: expect.any(String),
          email: 'ana@prueba.test',
          user_metadata: asked.data,
          app_metadata: { provider: 'email', providers: ['email'] },
        },
        metadata: {
          uuid: expect.any(String),
          time: expect.any(String),
          name: 'before-user-created',
          ip_address: '198.51.100.7',
        },
      },
    },
  ])
  expect(JSON.stringify(rows)).not.toContain(asked.password)
})
