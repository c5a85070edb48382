import { existsSync } from 'node:fs'
import { findChromium, findHeadlessShell } from '../../../../tests/chromium-host/runtime/find-chromium.ts'
import { hasLibrary, hasPrograms } from './look.ts'
import type { SystemPart } from './part.ts'

export const chromium: SystemPart = {
  name: 'Chromium',
  neededFor: 'the Chromium host: its own tests, and the window where there is no Electron binary',
  packages: ['chromium'],
  elsewhere: 'install Chromium or Google Chrome, or name one in COSMIA_CHROMIUM',
  isThere: () => succeeds(() => findChromium(process.env)),
}

export const headlessShell: SystemPart = {
  name: "Chromium's headless shell",
  neededFor: 'quicker end-to-end tests',
  packages: ['chromium-headless-shell'],
  elsewhere: 'install the headless shell of Chromium',
  isThere: () => findHeadlessShell(process.env) !== undefined,
  isSpare: true,
}

/** Libraries that the Electron binary loads, for a machine without a desktop. */
export const electronLibraries: SystemPart = {
  name: "Electron's libraries",
  neededFor: 'the window',
  packages: ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1', 'libatk-bridge2.0-0', 'libxss1', 'libxtst6'],
  elsewhere: 'install GTK 3, NSS, ALSA and GBM',
  isThere: () => ['libgtk-3.so.0', 'libnss3.so', 'libasound.so.2', 'libgbm.so.1'].every(hasLibrary),
}

export const display: SystemPart = {
  name: 'a display',
  neededFor: 'the window (Electron itself has no headless mode)',
  packages: ['xvfb'],
  elsewhere: 'install Xvfb or start from a desktop',
  isThere: () => hasDisplay() || hasPrograms('Xvfb'),
}

export const libsecret: SystemPart = {
  name: 'libsecret',
  neededFor: 'the session in the keychain (it is kept in memory instead)',
  packages: ['libsecret-1-0'],
  elsewhere: 'install libsecret 0.20 or newer',
  isThere: () => hasLibrary('libsecret-1.so.0'),
}

export const secretService: SystemPart = {
  name: 'a Secret Service',
  neededFor: 'a session that survives a restart, and its tests',
  packages: ['dbus', 'dbus-daemon', 'gnome-keyring'],
  elsewhere: 'install dbus and gnome-keyring',
  isThere: () => hasPrograms('dbus-run-session', 'dbus-daemon', 'gnome-keyring-daemon'),
}

export const postgres: SystemPart = {
  name: 'PostgreSQL 15 with pgTAP',
  neededFor: 'the database tests on a plain PostgreSQL',
  packages: ['postgresql-15', 'postgresql-15-pgtap'],
  elsewhere: 'install PostgreSQL 15 and its pgTAP extension',
  isThere: () =>
    existsSync('/usr/lib/postgresql/15/bin/postgres') &&
    existsSync('/usr/share/postgresql/15/extension/pgtap.control'),
}

export const cron: SystemPart = {
  name: 'pg_cron for PostgreSQL 15',
  neededFor: 'pushing the migrations to a database that runs jobs, as hosted ones do',
  packages: ['postgresql-15-cron'],
  elsewhere: 'install pg_cron for PostgreSQL 15',
  isThere: () => existsSync('/usr/share/postgresql/15/extension/pg_cron.control'),
}

export const rclone: SystemPart = {
  name: 'rclone and attributes of files',
  neededFor: 'the drill of the runbook',
  packages: ['rclone', 'attr'],
  elsewhere: 'install rclone 1.59 or newer, and setfattr',
  isThere: () => hasPrograms('rclone', 'setfattr'),
}

export const emoji: SystemPart = {
  name: 'an emoji font',
  neededFor: 'emoji in the window (boxes appear instead)',
  packages: ['fonts-noto-color-emoji'],
  elsewhere: 'install the font Noto Color Emoji',
  isThere: () =>
    process.platform !== 'linux' ||
    ['/usr/share/fonts/truetype/noto', '/usr/share/fonts/noto', '/usr/share/fonts/google-noto-emoji'].some(
      (folder) => existsSync(`${folder}/NotoColorEmoji.ttf`),
    ),
}

export const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])

function succeeds(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}
