import type { Sentences } from '../sentence.ts'

/** Conversations, and the friends they are with. */
export const chat: Sentences = {
  '2.chat.search': "The friend list has a search field ('Buscar amigos...').",
  '2.chat.add': "'Añadir Amigo' only shows 'Próximamente'.",
  '2.chat.conversation': 'A conversation view has a text input.',
  '2.chat.attach': 'A conversation view has file attach.',

  '3.chat-messages': 'chat_messages: id, sender_id, receiver_id, content, file_url, file_type, created_at.',
  '3.friends': 'friends (from a server function): id, username, avatar_url.',
  '3.files.chat': 'Uploads lie at {userId}/chat/{friendId}/{timestamp}-{filename} in the bucket user-assets.',

  '4.chat.views': 'Chat: list view or conversation view with a selected friend.',
  '4.chat.live': 'New messages arrive live through an insert subscription on chat_messages.',

  '5.chat.empty': 'Empty chat messages are ignored.',

  '6.chat': 'An authenticated user can chat.',
  '6.chat.deny': 'Messages are read and written by the two of a conversation, who are friends, alone.',

  '7.friends': 'Friends: server function get_friends, no arguments, returns id, username, avatar_url.',
  '7.chat.read':
    'Conversation: chat_messages where the pair are sender/receiver in either direction, ordered by created_at.',
  '7.chat.send': 'Send message: insert chat_messages {sender_id, receiver_id, content}.',
  '7.chat.send-file': 'Send message: or {sender_id, receiver_id, file_url, file_type}.',
  '7.chat.live': 'Live messages: subscription to inserts on chat_messages.',

  '8.chat.friends': "'No se pudieron cargar los amigos.'",
  '8.chat.friends-elsewhere': 'A friends-list failure elsewhere is only logged.',
  '8.chat.send': "'No se pudo enviar el mensaje.'",
  '8.chat.upload': "'Error de subida' with the server message.",
  '8.chat.file': "'No se pudo enviar el archivo.'",
}
