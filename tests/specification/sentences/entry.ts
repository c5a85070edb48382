import type { Sentences } from '../sentence.ts'

/** How members come in and go out. */
export const entry: Sentences = {
  '2.login.signed-in-leaves': '/login redirects to /dashboard if a session exists.',
  '2.dashboard.needs-session': '/dashboard/* redirects to /login without a session.',
  '2.root.by-session': '/ redirects to /dashboard or /login depending on the session.',
  '2.session.spinner': 'While the session loads, a spinner shows.',
  '2.login.switch-mode': 'Step 1 toggles between login and register, with a link to switch mode.',
  '2.login.step-2':
    "Step 2, after a successful sign-up, is a profile-type choice titled 'Un último paso...'.",
  '2.login.returns': 'After the profile type is saved, the screen returns to login mode, step 1.',

  '4.auth.absent-or-present': 'The session is absent or present.',
  '4.auth.loading': 'A loading flag is on until the first session check.',
  '4.profile.fetched': 'On sign-in or session load the profile is fetched; if none exists it is created.',
  '4.profile.username': 'with username from sign-up metadata or the part of the email before the at sign;',
  '4.profile.birth-year': 'with birth_year;',
  '4.profile.avatar': 'with a generated avatar seeded with the user id;',
  '4.profile.cover': 'with a default cover image;',
  '4.profile.bio': "with the bio 'Explorando el universo digital en {site}.'.",
  '4.register.to-step-2': 'Registration moves from step 1 to step 2 after a successful sign-up.',

  '5.register.passwords-match': "Password and confirmation must match, else 'Las contraseñas no coinciden'.",
  '5.register.birth-year':
    "Birth year must be exactly 4 digits, else 'Por favor, introduce un año de nacimiento válido (4 dígitos).'",
  '5.register.username': 'Username is required in register mode.',
  '5.register.email': 'Email is required.',
  '5.register.password': 'Password is required.',
  '5.register.type': 'Profile type is required.',

  '6.dashboard.signed-in': 'Only signed-in users reach the dashboard.',
  '6.data.signed-in': 'Without a session nothing of members can be read or written.',

  '7.auth.sign-up': 'Sign-up with email, password and metadata (username, birth_year).',
  '7.auth.sign-in': 'Sign-in with email and password.',
  '7.auth.sign-out': 'Sign-out.',
  '7.auth.session': 'Session read and session-change subscription.',
  '7.profile.read': 'Read profile: by id, one row; code PGRST116 (no row) is treated as no profile.',
  '7.profile.create': 'Create profile: insert {id, username, birth_year, avatar_url, cover_url, bio}.',
  '7.profile.set-type': 'Set type: update profiles {user_type} by id.',

  '8.auth.sign-up': "Sign-up failure: 'Sign up Failed' with the server message.",
  '8.auth.not-confirmed':
    "Login: 'Email no confirmado' when the server message is 'Email not confirmed' (asks to confirm the email).",
  '8.auth.sign-in': "Otherwise 'Error al iniciar sesión' with 'Email o contraseña incorrectos.'",
  '8.auth.sign-out': "'Sign out Failed'.",
  '8.auth.type': "'No se pudo guardar tu tipo de perfil.'",
  '8.success.welcome': "'¡Bienvenido de vuelta!'",
  '8.success.registered': "'¡Registro exitoso!' with 'Por favor, revisa tu email para confirmar tu cuenta.'",
  '8.success.account': "'¡Cuenta creada!' (check the email, then complete the profile)",
  '8.success.completed': "'¡Perfil completado!' with 'Ya puedes iniciar sesión.'",

  '9.birth-year': 'Birth year: 4 digits.',
}
