const MODIFIER = /^(ctrl|control|super|cmd|command|meta|commandorcontrol|cmdorctrl|alt|option|shift|altgr)$/
const WORD =
  /^(plus|space|tab|(caps|num|scroll)lock|num([0-9]|add|sub|mult|div|dec)|backspace|delete|insert|enter|return|up|down|left|right|home|end|page(up|down)|esc(ape)?|volume(mute|up|down)|media(nexttrack|previoustrack|stop|playpause)|printscreen|f([1-9]|1[0-9]|2[0-4]))$/
/** Single characters that a key has, with and without Shift. */
const CHARACTER = /^[a-z0-9)!@#$%^&*(:;=<,_>.?/~`{[|\\}\]"'-]$/

/**
 * Refuses what Electron would take for no key (`KeyboardCodeFromStr` and `StringToAccelerator` in its sources). In menus it
 * says so in its log and leaves the entry without a key, which nobody would notice.
 */
export function checkAccelerator(accelerator: string): void {
  const parts = accelerator.toLowerCase().split('+')
  const keys = parts.filter((part) => !MODIFIER.test(part))
  const [key = ''] = keys
  if (keys.length !== 1 || !(WORD.test(key) || CHARACTER.test(key)))
    throw new Error(`chromium-host: ${accelerator} is no accelerator`)
}
