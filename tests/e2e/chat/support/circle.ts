import { befriend, type Member } from '#tests/backend/support/members.ts'
import { newPatientMember } from '../../fixtures/members.ts'
import { sendMessagesAt } from './messages.ts'

const HOUR = 3_600_000

/** Who they are, hours since they last wrote to each other, whether the friend did, and what. */
const FRIENDS = [
  ['Irene Salcedo', 3, true, 'Te guardé una silla en primera fila, junto al telescopio'],
  ['Bruno Cal', 7, false, '¡Gracias por el mapa! Ya sé por dónde sale Orión'],
  ['Tomasa', 27, true, 'El pan de ayer voló. Mañana hago dos'],
  ['Noé Vidal', 75, true, '¿Vienes el domingo a la playa?'],
  ['Clara Luz', 190, false, 'Feliz vuelta al sol'],
] as const

/** Gives a member friends they talk with now and then. What is read of it they read, but for the last of it. */
export async function haveCircle(
  server: Parameters<typeof newPatientMember>[0],
  member: Member,
): Promise<void> {
  for (const [index, [username, hours, isHeard, text]] of FRIENDS.entries()) {
    const friend = await newPatientMember(server, `circulo-${index}`)
    await friend.client.from('profiles').update({ username }).eq('id', friend.id).throwOnError()
    await befriend(friend, member)
    const [from, to] = isHeard ? [friend, member] : [member, friend]
    await sendMessagesAt(server, from, to, [text], () => Date.now() - hours * HOUR)
    if (index > 0) await member.client.rpc('mark_conversation_read', { friend_id: friend.id }).throwOnError()
  }
}
