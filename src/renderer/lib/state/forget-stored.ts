/**
 * Forgets what a member has written or reached and this disk keeps: drafts, unsent messages, places in lists. All of it
 * is stored under a subject and then the id of its owner, as `draft/<userId>/post`.
 */
export function forgetStored(userId: string): void {
  for (const name of Object.keys(localStorage))
    if (name.split('/')[1] === userId) localStorage.removeItem(name)
}
