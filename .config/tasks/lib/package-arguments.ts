/**
 * What electron-builder is called with besides its file. Where `COSMIA_UPDATE_URL` names the place that new versions will
 * lie at, the packages look for them there, and otherwise nowhere.
 * @throws Error for anything but an https address, since whoever changes what comes over plain http runs on every machine
 */
export function packageArguments(environment: NodeJS.ProcessEnv): string[] {
  const base = ['--config', 'electron-builder.yml', '--publish', 'never']
  const url = environment['COSMIA_UPDATE_URL']
  if (!url) return base
  if (URL.parse(url)?.protocol !== 'https:') throw new Error('COSMIA_UPDATE_URL has to be an https address')
  return [...base, '-c.publish.provider=generic', `-c.publish.url=${url}`]
}
