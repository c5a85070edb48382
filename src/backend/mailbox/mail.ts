import { z } from 'zod'

export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.string(),
})

/** A captured mail (design §3). `at` is when it would have been sent, in ISO 8601. */
export type Mail = z.infer<typeof mailSchema>

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The text of an HTML mail, one paragraph per line. */
export function plainText(html: string): string {
  return html
    .replace(/<(head|style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** The eight-digit code in a mail; null if it has none. */
export function codeOf(mail: Mail): string | null {
  return /\b\d{8}\b/.exec(mail.text)?.[0] ?? null
}
