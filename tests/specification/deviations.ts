import type { Sentences } from './sentence.ts'

const CARDS =
  'Names and pictures of authors come from member_cards: the row of a profile is readable by its member and their friends only.'

const INSTEAD = 'Where the server is away or asks for patience, that is told instead of its message.'
const WAITS =
  'What meets a server that is away, or is one too many at once, has not failed: it waits and goes out by itself, which is told instead.'

const GONE = 'Of a post that is gone that is told instead, and the post leaves the window.'

/** Sentences that do not hold to the letter, each with the reason; the tests that are tagged show what holds instead. */
export const DEVIATIONS: Sentences = {
  '2.bar.search-desktop':
    'A narrow window has a button for it, which opens the same search: members are to be found there too.',
  '2.hosting.buttons': 'In the browser of the system: the window shows nothing from elsewhere.',
  '2.marketing.buttons': 'In the browser of the system: the window shows nothing from elsewhere.',
  '2.feed.title-filtered': 'With the name that the sidebar has for the category, which its id is not.',
  '2.friends.home-only':
    'Where there is room for them: from 860 px on, beside an open chat from 1280 px on, as a window opens. Else the chat lists them.',

  '2.soon.pages':
    "Friends says 'Próximamente' of what is yet to come, and lists requests and friends already: a request that nobody sees opens nothing.",

  '3.files.chat':
    'In the private bucket chat-assets, shown by signed addresses: a public bucket would hand private files to anyone with the link (decision 22).',
  '3.files.posts': 'Of lizysfriends in the private bucket adult-assets, which opens for adults only.',

  '4.chat.live':
    'The database announces each insert on a private topic of the member: postgres_changes works for every member online on one thread (decision 10).',
  '4.friend.reject': "The button says 'Próximamente', as whatever is yet to come does.",
  '4.like.reload':
    'The like shows at once and the feed is marked for its next read: a reload would move what is being read.',
  '4.profile.fetched':
    'The database creates the profile with the account; the app does where it is missing all the same.',
  '4.save.twice':
    'The app shows that a post is saved: pressed again it takes it back, and says so. Where the server knows it as saved already, it still says saved.',
  '4.toasts.transient':
    'The three newest errors stay until they are dismissed, or their page is left: five seconds are too short for some (WCAG 2.2.1).',

  '5.post.disabled-publishing':
    'It takes no press, but is not disabled in the sense of HTML: that would drop the focus to the top of the page.',
  '5.register.birth-year': 'From 1900 to this year only, since the age of 18 rests on it.',

  '7.blogs.create':
    'With an id that the app makes, so that one sent again is there once; the author comes from the session.',
  '7.blogs.read': CARDS,
  '7.chat.live': 'As §4 has it, on a private topic of the member (decision 10).',
  '7.chat.read':
    'By the function get_conversation, in pages of 50 from the newest on, each with its oldest first.',
  '7.chat.send': 'With an id that the app makes, so that a message sent again is there once.',
  '7.comments.create': 'The server takes the author from the session, never from the request.',
  '7.comments.read': CARDS,
  '7.feed.read':
    'In pages of 20, with counts and user_liked from the server instead of rows to count: the cost stays flat as the table grows. Authors come from member_cards.',
  '7.like': 'To insert one, the server takes the member from the session.',
  '7.pet.create': 'With an id that the app makes, so that a pet sent again is there once.',
  '7.portfolio.create': 'With an id that the app makes, so that an album sent again is there once.',
  '7.post.create': 'The server takes the author from the session, never from the request.',
  '7.profile.set-type':
    'There is no session before the e-mail is confirmed: without one complete_signup sets the type, for who signed up alone (decision 20).',
  '7.quantum.create':
    'With an id that the app makes, so that one sent again is there once; the author comes back from member_cards.',
  '7.quantum.experiences': CARDS,
  '7.save': 'The server takes the member from the session, never from the request.',
  '7.search': 'By the function search_members: under row level security no index would serve the match.',
  '7.uploads': 'Rows hold bucket/path; the public URL is derived when the file is shown (decision 13).',

  '8.auth.sign-in':
    'Where the server is away, fails or asks for patience, or the account is suspended, that is told instead of a refusal that would be false.',
  '8.auth.sign-up':
    'What asks for patience, an address or password that the auth server does not take, and mails that it cannot send are told in Spanish, a server that is away as such; a failure of the server in Spanish together with its message.',
  '8.chat.file': WAITS,
  '8.chat.send': WAITS,
  '8.chat.upload': INSTEAD,
  '8.post.comment': GONE,
  '8.post.create':
    'A post that nobody answered has not failed: it waits in the feed and goes out by itself, which is told instead.',
  '8.post.edit': GONE,
  '8.post.like': GONE,
  '8.post.save': GONE,
  '8.profile.image': INSTEAD,
  '8.toasts.errors':
    'What is wrong with a field of a form stands at the field, where it is mended, and what a page says in the place of itself, which the catalogue does not name, stands there alone. While the server is away one line over the page says so, and of the loads that fail with it the first is told.',
  '8.upload': INSTEAD,

  '9.toasts.duration':
    'The three newest errors stay until they are dismissed: five seconds are too short for some (WCAG 2.2.1). What speaks of a page goes with it (decision 41).',
}
