import { type DesktopApp } from '../fixtures/desktop-app.ts'
import { expect, test } from '../fixtures/test.ts'
import { keptOnDisk } from '../support/kept.ts'
import { novel } from '../support/pdf.ts'
import { brokenPdf, encryptedPdf, HOSTILE_TEXT, hostilePdf, LINKS } from './hostile.ts'
import { faultsIn, notePrints, printsOf, typeset } from './inside-frame.ts'
import { publishBlog } from './support.ts'

/** Milliseconds that the first page of a PDF may take on a busy machine. */
const FIRST_PAGE = { timeout: 40_000 }

/** Notes in main what is opened outside, and in the page whatever asks for another host. */
async function watch({ electronApp, page }: DesktopApp) {
  await electronApp.evaluate(({ BrowserWindow, shell }) => {
    const opened: string[] = []
    const refused: string[] = []
    Object.assign(globalThis, { opened, refused })
    BrowserWindow.getAllWindows()[0]?.webContents.on('will-frame-navigate', (event) => {
      setImmediate(() => event.defaultPrevented && refused.push(event.url))
    })
    shell.openExternal = async (url) => void opened.push(url)
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return {
    opened: () => electronApp.evaluate(() => (globalThis as unknown as { opened: string[] }).opened),
    refused: () => electronApp.evaluate(() => (globalThis as unknown as { refused: string[] }).refused),
    evil: () => asked.filter((url) => /evil|example/.test(url)),
  }
}

/** Where books were left and all else that members have stored, as this window keeps it. */
const keptPlaces = ({ page }: DesktopApp): Promise<string> => keptOnDisk(page, 'cosmia-members')

test('a PDF is read by pages, enlarged, searched, and found where it was left, also after a restart', async ({
  app,
  blogs,
  dashboard,
  reader,
  luna,
}) => {
  test.slow()
  const id = await publishBlog(luna, { title: 'Doscientas páginas', content: novel(200) })
  await app.signIn(luna)
  await dashboard.openSection('Blogs and Gifts')
  await blogs.book('Doscientas páginas').click()
  await expect(reader.pages.first()).toContainText('Pagina 1, linea 1: la farola', FIRST_PAGE)
  await expect(reader.bar).toContainText('de 200')
  expect(await faultsIn(await reader.inside())).toEqual([])
  await reader.next.click()
  await expect(reader.number).toHaveValue('2')

  const size = async () => Number.parseInt((await reader.bar.innerText()).match(/(\d+)\s%/)?.[1] ?? '', 10)
  const before = await size()
  await reader.larger.click()
  await expect.poll(size).toBeGreaterThan(before)
  await reader.fit.click()
  await expect.poll(size).toBe(before)
  await app.page.setViewportSize({ width: 640, height: 800 })
  await expect.poll(size).toBeLessThan(before)
  await app.page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(size).toBe(before)

  // The key looks for words in the book also where the page around it has the focus.
  await app.page.getByRole('heading', { level: 1 }).focus()
  await app.page.keyboard.press('Control+f')
  await expect(reader.search).toBeFocused()
  await reader.search.fill('página 7, línea 3:')
  await expect(reader.bar).toContainText('1 de 1')
  await expect(reader.number).toHaveValue('7')
  await reader.search.fill('la farola no está')
  await expect(reader.bar).toContainText('Sin coincidencias')
  await reader.search.press('Escape')

  await reader.number.fill('150')
  await reader.number.press('Enter')
  const page150 = reader.pageNumber(150)
  await expect(page150).toContainText('Pagina 150, linea 2')
  await page150.getByText('Pagina 150, linea 2:').selectText()
  const inside = await reader.inside()
  expect(await inside.evaluate(() => String(getSelection()))).toContain('Pagina 150, linea 2')
  await expect.poll(() => keptPlaces(app)).toMatch(/book-place[^\]]*150/)

  await notePrints(inside)
  await reader.print.click()
  await expect(reader.bar).toContainText(/Preparando la impresión….*\d+ de 200/s)
  await app.page.keyboard.press('Escape')
  await expect(reader.bar).not.toContainText('Preparando')
  expect(await printsOf(inside)).toEqual([])
  await blogs.back.click()
  await app.restart()
  await app.pages.dashboard.goTo(`/dashboard/blogsandgifts/leer/${id}`)
  await expect(app.pages.reader.number).toHaveValue('150', FIRST_PAGE)
  await expect(app.pages.reader.pageNumber(150)).toContainText('Pagina 150, linea 2')
})

test(
  'a text is set in faces of its own, its head folds while it is read, and letters stay as large as chosen',
  { tag: '@again' },
  async ({ app, blogs, reader, sol }) => {
    const paragraph = 'La farola soñaba con girar, como giran los planetas, y cada noche encendía su luz. '
    const content = `${paragraph.repeat(5)}\n\n`.repeat(60)
    const [id, other] = await Promise.all([
      publishBlog(sol, { title: 'La farola', content }),
      publishBlog(sol, { title: 'Otra', content }),
    ])
    const dashboard = await app.signIn(sol)
    await dashboard.goTo(`/dashboard/blogsandgifts/leer/${id}`)
    await expect(reader.text).toContainText('La farola soñaba')
    expect(await typeset(await reader.inside())).toEqual({
      faces: ['Figtree', 'Literata'],
      loaded: ['Figtree loaded', 'Literata loaded'],
      text: 'Literata',
      firstLine: expect.closeTo(66, -1),
      size: '19px',
    })

    const heightOf = async () => (await reader.head.boundingBox())?.height
    const paneEnd = async () => {
      const [frame, main] = await Promise.all([
        reader.element.boundingBox(),
        app.page.locator('main').boundingBox(),
      ])
      return frame && main && frame.y + frame.height - main.y - main.height
    }
    const unfolded = await heightOf()
    expect(unfolded).toBeGreaterThan(70)
    expect(unfolded).toBeLessThanOrEqual(96)
    expect(await paneEnd(), 'the frame ends with the pane').toBe(0)
    await reader.text.hover()
    await app.page.mouse.wheel(0, 400)
    await expect.poll(heightOf).toBe(56)
    for (const part of [blogs.title, blogs.back, blogs.donate, blogs.rate, blogs.remove])
      await expect(part).toBeInViewport()
    await expect(reader.head.getByRole('link', { name: sol.name })).toBeInViewport()
    await app.page.mouse.wheel(0, -120)
    await expect.poll(heightOf).toBe(unfolded)
    await expect(reader.bar).toContainText(/\d+\s%/)

    const inside = await reader.inside()
    await notePrints(inside)
    await app.page.emulateMedia({ media: 'print' })
    await app.page.keyboard.press('Control+p')
    await expect
      .poll(() => printsOf(inside))
      .toEqual([
        {
          head: [expect.stringMatching(new RegExp(`^La farola\\s+${sol.name}$`))],
          tools: 0,
          sheets: 0,
          pixels: [],
          scrolls: 'visible',
          colours: ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
          unseen: 0,
        },
      ])
    await app.page.emulateMedia({ media: 'screen' })

    await reader.size('Grande').check()
    await expect.poll(() => keptPlaces(app)).toMatch(/text-size[^\]]*2/)
    await app.restart()
    await app.pages.dashboard.goTo(`/dashboard/blogsandgifts/leer/${other}`)
    await expect(app.pages.reader.text).toContainText('La farola soñaba')
    await expect(app.pages.reader.size('Grande')).toBeChecked()
    expect(await typeset(await app.pages.reader.inside())).toMatchObject({ size: '22px' })
  },
)

test('nothing in a PDF runs, starts a program, leaves the frame or opens without being asked', async ({
  app,
  blogs,
  page,
  reader,
  luna,
  pageErrors,
}) => {
  test.slow()
  // What Chromium says of each attempt.
  pageErrors.allow(/Content Security Policy/, /ERR_(ABORTED|BLOCKED)/, /Failed to fetch/)
  pageErrors.allow(/Blocked opening/, /Unsafe attempt/, /Permissions policy violation/)
  const id = await publishBlog(luna, { title: 'Caballo de Troya', content: hostilePdf() })
  const { opened, refused, evil } = await watch(app)
  const dashboard = await app.signIn(luna)
  await dashboard.goTo(`/dashboard/blogsandgifts/leer/${id}`)
  await expect(reader.pages.first()).toContainText('Un cuento inocente', FIRST_PAGE)
  const here = page.url()
  // Those that have no other meaning than a script or a file have become no link at all, or one that does nothing.
  await expect.poll(() => reader.links.count()).toBeGreaterThan(3)
  const count = await reader.links.count()
  expect(count).toBeLessThanOrEqual(LINKS.length)
  for (let index = 1; index < count; index += 1) {
    const link = reader.links.nth(index)
    // What names an address, be it in a script, has become a link like any other.
    const leadsOutside = /^https?:/.test((await link.getAttribute('title')) ?? '')
    await link.click()
    if (leadsOutside) await blogs.question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(blogs.question).toBeHidden()
  }

  await reader.links.first().click()
  await expect(blogs.question).toContainText('https://example.test/libro?de=luna')
  await blogs.question.getByRole('button', { name: 'Cancelar' }).click()
  expect(await opened()).toEqual([])
  await reader.links.first().click()
  await blogs.question.getByRole('button', { name: 'Abrir' }).click()
  await expect.poll(opened).toEqual(['https://example.test/libro?de=luna'])
  expect(evil()).toEqual([])
  expect(page.url()).toBe(here)

  const inside = await reader.inside()
  await notePrints(inside)
  await page.emulateMedia({ media: 'print' })
  await page.keyboard.press('Control+p')
  await expect
    .poll(() => printsOf(inside))
    .toEqual([expect.objectContaining({ head: [], tools: 0, sheets: 1, pixels: ['1239x1754'] })])
  await page.emulateMedia({ media: 'screen' })
  await expect(reader.frame.locator('.sheet')).toHaveCount(0)
  const origin = new URL(inside.url()).origin
  expect(origin).not.toBe(new URL(here).origin)
  const walls = await inside.evaluate(async () => {
    const tried = async (act: () => unknown) => {
      try {
        return await act()
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    return {
      bridge: 'cosmia' in window,
      network: await tried(() => fetch('https://example.test/')),
      page: await tried(() => parent.document.title),
      storage: await tried(() => parent.localStorage.length),
      window: await tried(() => window.open('https://example.test/')),
      top: await tried(() => {
        parent.location.href = 'https://example.test/'
      }),
      script: await new Promise<boolean>((resolve) => {
        const script = document.createElement('script')
        script.textContent = 'window.evil = true'
        document.body.append(script)

        setTimeout('window.evil = true')
        // Timers of one length end in their order: by now the text above would have run.
        setTimeout(() => resolve('evil' in window))
      }),
      worker: await tried(
        () =>
          new Promise((resolve, reject) => {
            const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))
            worker.onmessage = resolve
            worker.onerror = () => reject(new TypeError('refused'))
          }),
      ),
      clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
      camera: (await navigator.permissions.query({ name: 'camera' })).state,
      fullscreen: await tried(() => document.documentElement.requestFullscreen()),
    }
  })
  expect(walls).toEqual({
    bridge: false,
    network: 'TypeError',
    page: 'SecurityError',
    storage: 'SecurityError',
    window: null,
    top: 'SecurityError',
    script: false,
    worker: expect.stringMatching(/TypeError|SecurityError/),
    clipboard: 'denied',
    camera: 'denied',
    fullscreen: 'TypeError',
  })
  // Main refuses what the policy of the page around would let through; what that refuses leaves the frame empty.
  await inside.evaluate(() => location.assign('/other'))
  await expect.poll(refused).toEqual(['app://reader/other'])
  await expect(reader.pages.first()).toContainText('Un cuento inocente')
  expect(inside.url()).toBe(`${origin}/`)
  await inside.evaluate(() => location.assign('https://example.test/')).catch(() => undefined)
  await expect.poll(() => inside.url()).not.toContain('example')
  expect(page.url()).toBe(here)
  expect(evil()).toEqual([])
})

test(
  'texts are read whatever their encoding and whatever stands in them; what cannot be read says why',
  { tag: '@again' },
  async ({ app, blogs, dashboard, reader, luna, sol }) => {
    test.slow()
    const long = Array.from({ length: 400 }, (_, line) => `Línea ${line + 1}: el corazón de la niña.`).join(
      '\r\n\r\n',
    )
    const utf16 = new Uint8Array(Buffer.from('\uFEFFEl señor de los años', 'utf16le'))
    const windows = new Uint8Array(Buffer.from('La niña del café', 'latin1'))
    const given = [
      ['Largo', long],
      ['Wide', utf16],
      ['Windows', windows],
      ['Trampa', HOSTILE_TEXT],
    ] as const
    for (const [title, content] of given) await publishBlog(sol, { title, content, isText: true })
    await publishBlog(sol, { title: 'Roto', content: brokenPdf() })
    await publishBlog(sol, { title: 'Cerrado', content: encryptedPdf() })
    await app.signIn(luna)
    await dashboard.openSection('Blogs and Gifts')
    const open = async (title: string) => {
      if (await blogs.back.isVisible()) await blogs.back.click()
      await blogs.book(title).click()
    }
    await open('Wide')
    await expect(reader.text).toHaveText('El señor de los años')
    await open('Windows')
    await expect(reader.text).toHaveText('La niña del café')
    await open('Trampa')
    await expect(reader.text).toHaveText(HOSTILE_TEXT)
    const inside = await reader.inside()
    expect(await inside.evaluate(() => 'evil' in window)).toBe(false)
    expect(await inside.locator('main').locator('script, img, svg, style, meta').count()).toBe(0)

    await open('Largo')
    await expect(reader.text).toContainText('Línea 1: el corazón')
    await reader.search.fill('linea 321: el corazon')
    await expect(reader.bar).toContainText('1 de 1')
    expect(await faultsIn(await reader.inside())).toEqual([])
    const line = reader.frame.getByText('Línea 321:')
    await expect(line).toBeInViewport()
    const read = async () => Number.parseInt(await reader.bar.innerText(), 10)
    const place = await read()
    expect(place).toBeGreaterThan(60)
    await expect.poll(() => keptPlaces(app)).toMatch(/book-place[^\]]*share/)
    await open('Roto')
    await expect(reader.trouble).toContainText('Este archivo está dañado', FIRST_PAGE)
    await open('Cerrado')
    await expect(reader.trouble).toContainText('Este PDF está protegido', FIRST_PAGE)
    await open('Largo')
    await expect.poll(read).toBe(place)
  },
)
