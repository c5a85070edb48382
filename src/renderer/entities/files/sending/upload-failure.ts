/** A file of a row could not be stored; `cause` says why. */
export class UploadFailure extends Error {}
