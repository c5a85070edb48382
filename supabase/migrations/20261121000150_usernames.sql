-- Usernames: what is taken out of them, and what two of them must differ in. Who has one stands in profiles.

create function private.marks() returns text
  language sql immutable parallel safe
  set search_path = ''
  return '\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670'
    '\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece'
    '\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u2de0-\u2dff\u302a-\u302f\u3099\u309a\ua66f-\ua67d\ufe20-\ufe2f';
comment on function private.marks() is 'Inside of a bracket expression: marks that stand above or below a letter.';

create function private.one_look(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
as $$
  -- Hyphens and apostrophes of every kind are one; a dot on what has a dot already goes.
  with plain as (
    select regexp_replace(
      translate(value, U&'\2010\2011\2012\2013\2212\2018\2019\02BC\2032', '-----'''''''''),
      '([iıjȷįɨɉʝіј][' || private.marks() || ']?)\u0307', '\1', 'g') as value
  )
  select case
    -- Beside Latin letters none that could be taken for one: Greek that looks like them, Cyrillic, Armenian, Cherokee …
    when value ~ '[A-Za-z\u00c0-\u024f\u1e00-\u1eff]' then regexp_replace(value,
      '[\u0391\u0392\u0395-\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03b1\u03b3\u03b9\u03ba\u03bd\u03bf'
      '\u03c1\u03c3\u03c4\u03c5\u03c7\u03f2\u03f3\u03f9\u0400-\u058f\u13a0-\u13ff\u1c80-\u1c8f\u2c80-\u2cff\ua4d0-\ua4ff'
      '\ua640-\ua69f\uab70-\uabbf]', '', 'g')
    else value
  end
  from plain
$$;
comment on function private.one_look(text) is 'One spelling for letters and signs that look the same.';

create function private.pictographs() returns text
  language sql immutable parallel safe
  set search_path = ''
  return '\u2194\u2195\u2600-\u27bf\u2b00-\u2bff\U0001f300-\U0001faff';
comment on function private.pictographs() is
  'Inside of a bracket expression: pictures that emoji are joined of. None of them has another form under NFKC.';

create function private.clean_username(raw text) returns text
  language sql immutable parallel safe
  set search_path = ''
  -- From the inside: no more text than counts, no variation selector but the one that colours a pictograph, one form for
  -- what looks the same, one space for every run of spaces and of what cannot be seen (but that selector, and a joiner
  -- between pictographs), no mark without a letter and no pile of marks on one, no joiner where the end was cut off.
  return btrim(left(btrim(regexp_replace(regexp_replace(regexp_replace(
    normalize(private.one_look(normalize(regexp_replace(left(coalesce(raw, ''), 400),
      '(?<![' || private.pictographs() || '])\ufe0f|[\ufe00-\ufe0e]', '', 'g'), NFKC)), NFKC),
    '((?:(?<![\ufe0f' || private.pictographs() || '])|(?!\ufe0f|\u200d[' || private.pictographs() || ']))'
      '[\s\u1680' || private.hidden_characters() || '])+', ' ', 'g'),
    '^[ ' || private.marks() || ']+', ''),
    '([' || private.marks() || ']{2})[' || private.marks() || ']+', '\1', 'g')), 40), U&' \200D');
comment on function private.clean_username(text) is
  'The username nearest to a text, at most 40 characters; may be empty. A username is valid when it is its own clean '
  'form: the one rule for sign-up and edit, so that no two names look the same.';

create function private.name_key(username text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return lower(translate(username, U&'\200D\FE0F', ''));
comment on function private.name_key(text) is
  'What two names must differ in: not in upper and lower case, nor in joiners and selectors between pictographs, which '
  'show only where an emoji is known.';
grant execute on function private.marks(), private.one_look(text), private.pictographs(), private.clean_username(text),
  private.name_key(text) to authenticated;
