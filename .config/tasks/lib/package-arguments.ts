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
  const all = ['--config', 'electron-builder.yml', '--publish', 'never', ...more]
  const url = environment['COSMIA_UPDATE_URL']
  if (!url) return all
  if (URL.parse(url)?.protocol !== 'https:') throw new Error('COSMIA_UPDATE_URL has to be an https address')
  const isSigned = Boolean(environment['CSC_LINK'] || environment['CSC_NAME'])
  if (isForMac(platform, more) && !isSigned) return all
  return [...all, '-c.publish.provider=generic', `-c.publish.url=${url}`]
}

/** Unless it is told for which, the builder packages for the system that it runs on. */
function isForMac(platform: NodeJS.Platform, more: readonly string[]): boolean {
  const isNamed = (names: readonly string[]) => more.some((argument) => names.includes(argument))
  return isNamed(FOR_MAC) || (platform === 'darwin' && !isNamed(FOR_OTHERS))
}
