import type { Sentences } from '../sentence.ts'

/** Members: finding them, their profiles, becoming friends. */
export const people: Sentences = {
  '2.profile.parts': 'Own profile: cover, avatar, edit and save, bio, info card.',
  '2.profile.pet': 'Own profile: pet card.',
  '2.profile.family': 'Own profile: family.',
  '2.profile.albums': 'Own profile: portfolio albums.',
  '2.profile.collections': 'Own profile: collections.',
  '2.other.friend-button': "Other user's profile: a friend button.",
  '2.other.private': "Other user's profile: a private-profile notice.",

  '3.profiles':
    'profiles: id, username, birth_year (number), avatar_url, cover_url, bio, city, academic_background, professional_background, is_creator (boolean), user_type, role.',
  '3.profiles.moderator': 'profiles: moderator is a value of role.',
  '3.portfolio-items':
    "portfolio_items: id, user_id, title, type (value 'album'), cover_image_url, created_at.",
  '3.friend-requests': "friend_requests: sender_id, receiver_id, status ('pending' or 'accepted').",
  '3.files.pictures': 'Uploads lie at {userId}/avatar-{timestamp} and {userId}/cover-{timestamp}.',
  '3.user-types':
    'User types: Explorador Casual, Creador de Contenido, Emprendedor Digital, Buscador Espiritual.',
  '3.user-type-free': 'The profile also holds a free-text user type.',
  '3.placeholders': 'Placeholder images are used when a cover or avatar is missing.',

  '4.friend.loading': 'Relation: loading.',
  '4.friend.self': 'Relation: self (viewed id equals the current user).',
  '4.friend.not-friends': 'Relation: not_friends (no request, or status neither pending nor accepted).',
  '4.friend.pending-sent': 'Relation: pending_sent (pending, current user sent it).',
  '4.friend.pending-received': 'Relation: pending_received (pending, other user sent it).',
  '4.friend.friends': 'Relation: friends (accepted).',
  '4.friend.ask': 'not_friends to pending_sent on sending a request.',
  '4.friend.accept': 'pending_received to friends on Accept.',
  '4.friend.reject': 'Reject has no action attached.',
  '4.friend.private':
    "Only friends and self see the full profile. Otherwise a 'Perfil Privado' notice says you must be a friend.",
  '4.profile.edit': 'Own profile: view and edit mode; save returns to view.',

  '5.search.from-2': 'User search starts at 2 characters.',
  '5.profile.birth-year': 'Profile birth year is a number input.',
  '5.profile.age': "Age shown is current year minus birth year, or 'No especificada'.",
  '5.album.delete': 'Deleting albums asks for confirmation.',
  '5.album.empty': 'An empty album title cancels the action.',

  '6.search': 'An authenticated user can search users.',
  '6.search.deny': 'Without a session nobody searches users.',
  '6.profile.own': 'Members edit their own profile, and nobody else does.',
  '6.creator': 'The content-creator flag and the free-text user type enforce no permissions.',
  '6.profile.friends': 'Profiles of others are fully visible to accepted friends.',
  '6.profile.friends.deny': 'Profiles of others are fully visible only to accepted friends.',
  '6.request.deny': 'Only who was asked accepts a request.',

  '7.profile.edit':
    'Edit profile: update profiles {username, bio, city, academic_background, professional_background, is_creator, user_type, birth_year} by id.',
  '7.profile.images':
    'Images: upload avatar or cover to storage, then update profiles avatar_url or cover_url.',
  '7.search': 'User search: {id, username, avatar_url}, case-insensitive username match.',
  '7.search.self': 'User search: excluding self.',
  '7.portfolio.read': 'Portfolio: select portfolio_items by user_id, newest first.',
  '7.portfolio.create': "Portfolio: insert {user_id, title, type 'album'}.",
  '7.portfolio.delete': 'Generic delete by id on a table for albums.',
  '7.request.read': 'Friend requests: for either direction between two users.',
  '7.request.send': 'Friend requests: insert {sender_id, receiver_id}.',
  '7.request.accept': "Friend requests: update status to 'accepted' matching sender and receiver.",

  '8.profile.load': "'No se pudo cargar el perfil.'",
  '8.profile.save': "'No se pudo guardar el perfil.'",
  '8.profile.image': "'Error de actualización' with the server message (image update).",
  '8.album.create': "'No se pudo crear el álbum.'",
  '8.album.delete': "'No se pudo borrar el elemento.'",
  '8.profile.missing': "'No se pudo encontrar el perfil.'",
  '8.request.send': "'No se pudo enviar la solicitud.'",
  '8.request.accept': "'No se pudo aceptar la solicitud.'",
  '8.success.profile': 'Profile saved.',
  '8.success.image': 'Image updated.',
  '8.success.album': 'Album created.',
  '8.success.item': 'Item deleted.',
  '8.success.request': 'Request sent.',
  '8.success.friends': "'Ahora son amigos'.",

  '9.search.from-2': 'User search: at least 2 characters.',
  '9.search.results': 'User search: 5 results.',
}
