import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createTar } from 'nanotar'
import { build, type Plugin } from 'vite'

/** Files that the library asks for while it opens some PDFs. Its sandbox for scripts is left out: no script is run. */
const PARTS: readonly (readonly [folder: string, wanted: RegExp])[] = [
  ['cmaps', /\.bcmap$/],
  ['standard_fonts', /\.(pfb|ttf)$/],
  ['wasm', /^(jbig2|openjpeg|qcms_bg)\.wasm$/],
]

/**
 * Builds the frame in which files of members are opened (`src/reader`) whenever the page is built or served: a program of
 * its own in a folder of its own, in as few files as can be.
 * @param root folder that holds `src` and `out`
 */
export function reader(root: string): Plugin {
  return {
    name: 'cosmia:reader',
    async buildStart() {
      await buildReader(root)
    },
  }
}

async function buildReader(root: string): Promise<void> {
  const library = resolve(root, 'node_modules/pdfjs-dist')
  await build({
    configFile: false,
    root: resolve(root, 'src/reader'),
    logLevel: 'warn',
    plugins: [resources(library)],
    build: {
      outDir: resolve(root, 'out/reader'),
      emptyOutDir: true,
      assetsDir: '',
      license: { fileName: 'licenses.md' },
      modulePreload: false,
      target: 'esnext',
      rollupOptions: { output: { codeSplitting: false } },
    },
  })
}

/** Puts the parts of the library into one file, and the licences of fonts and decoders beside those of the code. */
const resources = (library: string): Plugin => ({
  name: 'cosmia:reader-resources',
  generateBundle() {
    const files = PARTS.flatMap(([folder, wanted]) =>
      readdirSync(join(library, folder))
        .filter((name) => wanted.test(name))
        .map((name) => ({ name: `${folder}/${name}`, data: readFileSync(join(library, folder, name)) })),
    )
    const source = createTar(files)
    this.emitFile({ type: 'asset', fileName: 'resources.tar', source })
    const licenses = PARTS.flatMap(([folder]) =>
      readdirSync(join(library, folder))
        .filter((name) => name.startsWith('LICENSE') && !name.includes('QUICKJS'))
        .map(
          (name) => `## pdfjs-dist/${folder}/${name}\n\n${readFileSync(join(library, folder, name), 'utf8')}`,
        ),
    )
    this.emitFile({ type: 'asset', fileName: 'licenses-parts.md', source: licenses.join('\n\n') })
  },
})
