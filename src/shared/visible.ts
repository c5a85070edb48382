const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether anything of a text is seen; the database asks the same of messages (`private.is_blank`). */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
