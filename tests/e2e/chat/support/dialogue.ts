import type { Member } from '#tests/backend/support/members.ts'
import { sendMessagesAt } from './messages.ts'

type Line = readonly [who: 0 | 1, minute: number, text: string]

/** As two friends write to each other of an evening: in bursts, most of it short. */
const LINES: readonly Line[] = [
  [0, 0, '¿Sigues despierta?'],
  [0, 0.4, 'Han dicho que hoy se ve la lluvia de estrellas'],
  [1, 2, 'Sí, estoy en la azotea'],
  [1, 2.3, 'Llevo ya siete'],
  [1, 3.1, 'Una de ellas verde, de punta a punta del cielo'],
  [0, 12, '¡Verde! Eso es magnesio, o níquel'],
  [0, 12.5, 'Yo desde la ventana solo veo la farola'],
  [1, 13, 'Ven'],
  [1, 13.2, 'Hay mantas y chocolate'],
  [0, 14, 'Me lo estás poniendo muy difícil'],
  [0, 14.2, 'Mañana madrugo'],
  [1, 15, 'Las estrellas no madrugan, y esto no se repite hasta el año que viene'],
  [0, 31, 'Vale'],
  [0, 31.3, 'Salgo en cinco minutos'],
  [0, 31.6, 'Llevo el telescopio pequeño'],
  [1, 32, '¡Bien! Trae también la linterna roja, que la mía se quedó sin pilas'],
  [1, 32.4, 'Y abrígate'],
  [0, 40, 'Aquí abajo, ¿me abres?'],
  [1, 40.5, 'Ya bajo'],
]

/**
 * When a talk of so many minutes ended, in milliseconds: an hour ago, or before midnight if that came within it.
 * A day that ends between two messages puts a line of its own there.
 */
function endOfTalk(minutes: number): number {
  const end = Date.now() - 3_600_000
  const midnight = new Date(end).setHours(0, 0, 0, 0)
  return end - minutes * 60_000 < midnight ? midnight - 60_000 : end
}

/**
 * Lets two friends have talked until an hour ago, in bursts of short messages, all on one day.
 * @returns how many messages that is
 */
export async function haveTalked(
  server: Parameters<typeof sendMessagesAt>[0],
  one: Member,
  other: Member,
): Promise<number> {
  const last = LINES.at(-1)?.[1] ?? 0
  const end = endOfTalk(last)
  const say = (from: Member, to: Member, lines: readonly Line[]) =>
    sendMessagesAt(
      server,
      from,
      to,
      lines.map(([, , text]) => text),
      (index) => end + ((lines[index]?.[1] ?? 0) - last) * 60_000,
    )
  await say(
    one,
    other,
    LINES.filter(([who]) => who === 0),
  )
  await say(
    other,
    one,
    LINES.filter(([who]) => who === 1),
  )
  return LINES.length
}
