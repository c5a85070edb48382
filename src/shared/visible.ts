const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text has any visible character; the database checks the same for messages (`private.is_blank`). */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
