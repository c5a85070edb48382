import { DEFAULT_SITE_NAME } from '#shared/config.ts'

const FOR_MAC = ['--mac', '--macos', '-m', '-o']
const FOR_OTHERS = ['--linux', '-l', '--win', '--windows', '-w']

/**
 * What electron-builder is called with besides its file. Where `COSMIA_UPDATE_URL` names the place that new versions will
 * lie at, the packages look for them there, and otherwise nowhere; nor does an app for a Mac that is not signed
 * (`CSC_LINK` or `CSC_NAME`), which the system lets install none.
 * @param more arguments of the call
 * @throws Error for anything but an https address, since whoever changes what comes over plain http runs on every machine
 */
export function packageArguments(
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
  more: readonly string[] = [],
): string[] {
  const all = [
    ...['--config', 'electron-builder.yml', '--publish', 'never', ...more],
    ...nameArguments(environment),
    ...azureArguments(environment),
  ]
  const url = environment['COSMIA_UPDATE_URL']
  if (!url) return all
  if (URL.parse(url)?.protocol !== 'https:') throw new Error('COSMIA_UPDATE_URL has to be an https address')
  const isSigned = Boolean(environment['CSC_LINK'] || environment['CSC_NAME'])
  if (isForMac(platform, more) && !isSigned) return all
  return [
    ...all,
    '-c.publish.provider=generic',
    `-c.publish.url=${url}`,
    // Many servers answer only one range per request; the updater would then always download the whole file. Of several
    // ranges in one request it reports no progress either.
    '-c.publish.useMultipleRangeRequest=false',
  ]
}

/**
 * Arguments that name the app after the site. Its files get a name of plain ASCII letters, because GitHub renames all others
 * and the update feed would then name files that do not exist.
 */
function nameArguments({ VITE_SITE_NAME: site }: NodeJS.ProcessEnv): string[] {
  if (!site) return []
  const plain = plainName(site) || DEFAULT_SITE_NAME
  return [
    `-c.productName=${site}`,
    [`-c.artifactName=${plain}`, '${version}', '${arch}.${ext}'].join('-'),
    [`-c.nsis.artifactName=${plain}`, 'Setup', '${version}.${ext}'].join('-'),
  ]
}

/** A name in ASCII: letters lose their accents, everything else becomes a hyphen. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '')

const AZURE = {
  AZURE_SIGNING_ENDPOINT: 'endpoint',
  AZURE_SIGNING_ACCOUNT: 'codeSigningAccountName',
  AZURE_SIGNING_PROFILE: 'certificateProfileName',
  AZURE_SIGNING_PUBLISHER: 'publisherName',
}

/**
 * Signing for Windows by Azure Trusted Signing: since June 2023 authorities give no keys that could lie in a file. Who signs
 * in is `AZURE_TENANT_ID`, `AZURE_CLIENT_ID` and `AZURE_CLIENT_SECRET`, which the builder reads itself.
 * @throws Error where only some of it is said
 */
function azureArguments(environment: NodeJS.ProcessEnv): string[] {
  const named = Object.entries(AZURE).filter(([name]) => environment[name])
  if (named.length === 0) return []
  if (named.length < Object.keys(AZURE).length)
    throw new Error(`signing by Azure needs ${Object.keys(AZURE).join(', ')}`)
  return named.map(([name, option]) => `-c.win.azureSignOptions.${option}=${environment[name]}`)
}

/** Unless it is told for which, the builder packages for the system that it runs on. */
function isForMac(platform: NodeJS.Platform, more: readonly string[]): boolean {
  const isNamed = (names: readonly string[]) => more.some((argument) => names.includes(argument))
  return isNamed(FOR_MAC) || (platform === 'darwin' && !isNamed(FOR_OTHERS))
}
