/**
 * What only `npm run test:all` runs, with the folder of its tests: they show from another side what the other stages show
 * already. No sentence of the specification may have its only test here.
 */
export const FURTHER_STAGES = {
  mutations: 'tests/mutations',
  embedded: 'tests/embedded',
  host: 'tests/chromium-host',
  again: 'tests/e2e/again',
  gallery: 'tests/e2e/gallery',
  package: 'tests/package',
  soak: 'tests/bench',
} as const

/** On a test that shows another shape of what one beside it shows: it runs in the stage `again`, from where it stands. */
export const FURTHER_TAG = '@again'

export const isFurtherStage = (name: string): boolean => Object.hasOwn(FURTHER_STAGES, name)

/** @param file from the root of the repository */
export const isOfFurtherStage = (file: string): boolean =>
  Object.values(FURTHER_STAGES).some((folder) => file.startsWith(`${folder}/`))
