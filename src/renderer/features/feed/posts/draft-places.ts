/** Places to write at a post, as in `useDraft`. */
export const commentPlace = (postId: string) => `comment/${postId}`
export const editPlace = (postId: string) => `edit/${postId}`
