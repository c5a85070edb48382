/** Names of all settings in a TOML of sections and lines, as `auth.email.otp_length`. Knows the TOML of the Supabase CLI, not more. */
export function namesInToml(toml: string): string[] {
  const names: string[] = []
  let section = ''
  for (const line of toml.split('\n')) {
    const [, header, key] = /^(?:\[([\w.]+)\]|(\w+) = )/.exec(line) ?? []
    if (header !== undefined) section = `${header}.`
    else if (key !== undefined) names.push(`${section}${key}`)
  }
  return names
}
