interface PdfPage {
  /** Lines of the page, in letters of ASCII. */
  readonly lines: readonly string[]
  /** Annotations, as they stand in the file. */
  readonly annotations?: readonly string[]
}

interface PdfParts {
  /** Further entries of the catalogue, as `/OpenAction …`. */
  readonly catalog?: string
  /** Further entries of the trailer, as `/Encrypt …`. */
  readonly trailer?: string
  /** Objects that these refer to; the first is number 4. */
  readonly objects?: readonly string[]
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`)

const stream = (content: string, head = '') =>
  `<< /Length ${content.length} ${head}>>\nstream\n${content}\nendstream`

/** A link on a page that does what its action says. */
export const linkTo = (action: string, bottom = 640): string =>
  `<< /Type /Annot /Subtype /Link /Rect [60 ${bottom} 400 ${bottom + 30}] /Border [0 0 1] /A << ${action} >> >>`

/** A file as programs write it, with these pages. */
export function pdf(
  pages: readonly PdfPage[],
  { catalog = '', trailer = '', objects = [] }: PdfParts = {},
): Buffer {
  const first = 4 + objects.length
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...objects,
    ...pages.flatMap(({ lines, annotations = [] }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + index * 2 + 1} 0 R ` +
        `/Resources << /Font << /F1 3 0 R >> >> /Annots [${annotations.join(' ')}] >>`,
      stream(`BT /F1 18 Tf 60 760 Td 24 TL ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`),
    ]),
  ]
  let file = '%PDF-1.7\n'
  const offsets = all.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = all.length + 1
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

/** A novel: many pages of many lines. */
export const novel = (count: number): Buffer =>
  pdf(
    Array.from({ length: count }, (_, page) => ({
      lines: Array.from(
        { length: 28 },
        (_line, line) => `Pagina ${page + 1}, linea ${line + 1}: la farola sonaba con girar.`,
      ),
    })),
  )
