-- Usernames: what is taken out of them, and what two of them must differ in. Who has one stands in profiles.

create function private.marks() returns text
  language sql immutable parallel safe
  set search_path = ''
  return '\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670'
    '\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd'
    '\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0898-\u089f\u08ca-\u08e1\u08e3-\u0902\u093a'
    '\u093c\u0941-\u0948\u094d\u0951-\u0957\u0962\u0963\u0981\u09bc\u09c1-\u09c4\u09cd\u09e2\u09e3\u09fe-\u0a02\u0a3c'
    '\u0a41-\u0a51\u0a70\u0a71\u0a75\u0a81\u0a82\u0abc\u0ac1-\u0ac8\u0acd\u0ae2\u0ae3\u0afa-\u0b01\u0b3c\u0b3f'
    '\u0b41-\u0b44\u0b4d-\u0b56\u0b62\u0b63\u0b82\u0bc0\u0bcd\u0c00\u0c04\u0c3c\u0c3e-\u0c40\u0c46-\u0c56\u0c62\u0c63'
    '\u0c81\u0cbc\u0cbf\u0cc6\u0ccc\u0ccd\u0ce2\u0ce3\u0d00\u0d01\u0d3b\u0d3c\u0d41-\u0d44\u0d4d\u0d62\u0d63\u0d81'
    '\u0dca\u0dd2-\u0dd6\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ecd\u0f18\u0f19\u0f35\u0f37'
    '\u0f39\u0f71-\u0f7e\u0f80-\u0f84\u0f86\u0f87\u0f8d-\u0fbc\u0fc6\u102d-\u1030\u1032-\u1037\u1039\u103a'
    '\u103d\u103e\u1058\u1059\u105e-\u1060\u1071-\u1074\u1082\u1085\u1086\u108d\u109d\u135d-\u135f\u1712-\u1714'
    '\u1732\u1733\u1752\u1753\u1772\u1773\u17b4\u17b5\u17b7-\u17bd\u17c6\u17c9-\u17d3\u17dd\u1885\u1886\u18a9'
    '\u1920-\u1922\u1927\u1928\u1932\u1939-\u193b\u1a17\u1a18\u1a1b\u1a56\u1a58-\u1a60\u1a62\u1a65-\u1a6c'
    '\u1a73-\u1a7f\u1ab0-\u1ace\u1b00-\u1b03\u1b34\u1b36-\u1b3a\u1b3c\u1b42\u1b6b-\u1b73\u1b80\u1b81\u1ba2-\u1ba5'
    '\u1ba8\u1ba9\u1bab-\u1bad\u1be6\u1be8\u1be9\u1bed\u1bef-\u1bf1\u1c2c-\u1c33\u1c36\u1c37\u1cd0-\u1cd2'
    '\u1cd4-\u1ce0\u1ce2-\u1ce8\u1ced\u1cf4\u1cf8\u1cf9\u1dc0-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff'
    '\u302a-\u302d\u3099\u309a\ua66f-\ua672\ua674-\ua67d\ua69e\ua69f\ua6f0\ua6f1\ua802\ua806\ua80b\ua825\ua826\ua82c'
    '\ua8c4\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua951\ua980-\ua982\ua9b3\ua9b6-\ua9b9\ua9bc\ua9bd\ua9e5'
    '\uaa29-\uaa2e\uaa31\uaa32\uaa35\uaa36\uaa43\uaa4c\uaa7c\uaab0\uaab2-\uaab4\uaab7\uaab8\uaabe\uaabf\uaac1'
    '\uaaec\uaaed\uaaf6\uabe5\uabe8\uabed\ufb1e\ufe20-\ufe2f\U000101fd\U000102e0\U00010376-\U0001037a'
    '\U00010a01-\U00010a0f\U00010a38-\U00010a3f\U00010ae5\U00010ae6\U00010d24-\U00010d27\U00010eab\U00010eac'
    '\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011001\U00011038-\U00011046\U00011070\U00011073\U00011074'
    '\U0001107f-\U00011081\U000110b3-\U000110b6\U000110b9\U000110ba\U000110c2\U00011100-\U00011102'
    '\U00011127-\U0001112b\U0001112d-\U00011134\U00011173\U00011180\U00011181\U000111b6-\U000111be'
    '\U000111c9-\U000111cc\U000111cf\U0001122f-\U00011231\U00011234\U00011236\U00011237\U0001123e\U000112df'
    '\U000112e3-\U000112ea\U00011300\U00011301\U0001133b\U0001133c\U00011340\U00011366-\U00011374'
    '\U00011438-\U0001143f\U00011442-\U00011444\U00011446\U0001145e\U000114b3-\U000114b8\U000114ba'
    '\U000114bf\U000114c0\U000114c2\U000114c3\U000115b2-\U000115b5\U000115bc\U000115bd\U000115bf\U000115c0'
    '\U000115dc\U000115dd\U00011633-\U0001163a\U0001163d\U0001163f\U00011640\U000116ab\U000116ad\U000116b0-\U000116b5'
    '\U000116b7\U0001171d-\U0001171f\U00011722-\U00011725\U00011727-\U0001172b\U0001182f-\U00011837'
    '\U00011839\U0001183a\U0001193b\U0001193c\U0001193e\U00011943\U000119d4-\U000119db\U000119e0\U00011a01-\U00011a0a'
    '\U00011a33-\U00011a38\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a56\U00011a59-\U00011a5b'
    '\U00011a8a-\U00011a96\U00011a98\U00011a99\U00011c30-\U00011c3d\U00011c3f\U00011c92-\U00011ca7'
    '\U00011caa-\U00011cb0\U00011cb2\U00011cb3\U00011cb5\U00011cb6\U00011d31-\U00011d45\U00011d47\U00011d90\U00011d91'
    '\U00011d95\U00011d97\U00011ef3\U00011ef4\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f'
    '\U00016f8f-\U00016f92\U00016fe4\U0001bc9d\U0001bc9e\U0001cf00-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d172'
    '\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36'
    '\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001daaf\U0001e000-\U0001e02a\U0001e130-\U0001e136'
    '\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a';
comment on function private.marks() is
  'Inside of a bracket expression: marks that stand above, below or on a letter, of every script (Unicode 14, Mn and Me).';

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
    -- Beside Latin letters none that could be taken for one: Greek that looks like them, Cyrillic, Armenian, Cherokee, runes …
    when value ~ '[A-Za-z\u00c0-\u024f\u1e00-\u1eff]' then regexp_replace(value,
      '[\u0391\u0392\u0395-\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03b1\u03b3\u03b9\u03ba\u03bd\u03bf'
      '\u03c1\u03c3\u03c4\u03c5\u03c7\u03f2\u03f3\u03f9\u0400-\u058f\u1100-\u11ff\u13a0-\u167f\u16a0-\u16ff\u18b0-\u18ff\u1950-\u197f\u1c80-\u1c8f'
      '\u2c80-\u2cff\u2d30-\u2d7f\ua4d0-\ua4ff\ua640-\ua69f\uab70-\uabbf\U00010280-\U0001034f\U00010400-\U000104ff'
      '\U00016f00-\U00016f9f]', '', 'g')
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

create function private.cleaned(raw text) returns text
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
    '(^| )[ ' || private.marks() || ']+', '\1', 'g'),
    '([' || private.marks() || ']{3})[' || private.marks() || ']+', '\1', 'g')), 40), U&' \200D');
comment on function private.cleaned(text) is 'One step of clean_username: taking away uncovers what another step would take.';

create function private.clean_username(raw text) returns text
  language plpgsql immutable parallel safe
  set search_path = ''
as $$
declare
  clean text := private.cleaned(raw);
  cleaner text;
begin
  for step in 1..10 loop
    cleaner := private.cleaned(clean);
    exit when cleaner = clean;
    clean := cleaner;
  end loop;
  return case when cleaner = clean then clean else '' end;
end
$$;
comment on function private.clean_username(text) is
  'The username nearest to a text, at most 40 characters; may be empty. A username is valid when it is its own clean '
  'form: the one rule for sign-up and edit, so that no two names look the same.';

create function private.latin_look(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return translate(value,
    -- i, l, 1 and | are one letter, and 0 an o. Latin with strokes and hooks, small capitals, phonetic signs, Greek,
    -- Cyrillic, Armenian, Cherokee, Lisu, Coptic, zeros of India; last Hebrew and Arabic letters that are a stroke or ring.
    'ɑᴀαаᎪꮺꓮⱥʙƅьвβɓƀᏴꓐᴄϲсƈȼᏟꮯꓚⲥᴅɖɗđԁᎠꭰꓓᴇɛεеҽєᎬꭼꓰɇꜰƒꞙꓝɡɢɠǥցᏀꮐꓖʜһħнɦհᎻꮋꓧᴊјɉʝϳյȷᎫꭻꓙᴋκкĸƙᏦꮶꓗⲕ'
    'iıɪɩιіӏʟłɫɬɭɨ1|ǀǃ∣│┃❘ꞁꓲᏞꮮꓡⅼꙇᴍмɱᎷꮇꓟⲙɴոɲŋηпƞɳꓠⲛ0ᴏоοօσςөɵøᴑꓳⲟ০൦०੦૦௦౦೦๐໐၀ဝഠଠ୦ᴘρрƥᏢꮲꓑⲣԛʠɋզ'
    'ʀᴦгɾɼɽɍᏒꮢꓣꜱѕʂƽꮪᏚꓢᴛτтŧƭꞇʈᎢꭲꓔⲧᴜυսʊʋμꭎꞟꓴᴠνѵᏙꮩꓦᴡѡաɯωԝᏔꮃꓪхχᶍ×ꓫⲭʏуγүყỿƴɏᎩꭹꓬᴢʐƶᏃꮓꓜ'
      || U&'\05C0\05D5\05DF\0627\0661\06F1\05E1\0647\0665\06F5'
      || '⍺ᶏꬱɐ⊂∂ꬲ℮∊⋲ᶒ€ẝꬵᶃƍ⍳⏐⎮⎸⎹¦丨〡ꝉⱡᶅꟾ߁ʍ⩇ᶇꞑᴨ∩⋂'
      || '០᠐߀〇○◯෦ꬽჿ๏∘◦⊙⌀∅⊖⊝⍴ƿþϸꭇꭈ$†⊤⟙ꭒ∪⋃⊔ᶙ∨⋁٧✕✖╳⨯⤫⤬ꭚ',
    repeat('a', 8) || repeat('b', 9) || repeat('c', 9) || repeat('d', 8) || repeat('e', 10) ||
      repeat('f', 4) || repeat('g', 8) || repeat('h', 9) || repeat('j', 10) || repeat('k', 9) ||
      repeat('l', 28) || repeat('m', 7) || repeat('n', 10) || repeat('o', 28) || repeat('p', 8) ||
      repeat('q', 4) || repeat('r', 10) || repeat('s', 7) || repeat('t', 11) || repeat('u', 9) ||
      repeat('v', 6) || repeat('w', 9) || repeat('x', 6) || repeat('y', 11) || repeat('z', 6) ||
      repeat('l', 6) || repeat('o', 4) ||
      repeat('a', 4) || 'c' || 'd' || repeat('e', 6) || repeat('f', 2) || repeat('g', 2) || repeat('l', 13) || repeat('m', 2) || repeat('n', 5) ||
      repeat('o', 17) || repeat('p', 4) || repeat('r', 2) || 's' || repeat('t', 3) || repeat('u', 5) || repeat('v', 3) || repeat('x', 6) || 'y');
comment on function private.latin_look(text) is 'Small letters and digits as the Latin letter that they may be taken for.';

create function private.unicode_look(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return translate(value,
    -- What latin_look leaves of two lists, as far as it is one letter or digit: Unicode's confusables (10.0) whose skeleton is one,
    -- and Latin letters that Unicode (15.0) names as one with something (a stroke, hook, tail, curl …). And ß for β, ƨ for s.
    'ƻϩꛯꝛȝɜʒꝫȣ৪੪ଃ৭੧୨൭ꝯ∀⍶ƃᵬᶀꞗꞵß¢ɕ₡ꞓꞔðƌȡᵭᶁᶑ₫Ꟈꟈ⋿ⱸꬴϝᵮᶂꞡⱨꞕɟʄᶄ₭ⱪꝁꝃꝅꞣƚȴᵻᵼᶖ⍸⎜⎟⎢⎥⎪⏽㇑ꞎꬷꬸꬹϻᵯᶆ₥ꬺȵበᵰꞥꬻθϛంಂംංዐ៙⍬ⱺꝋꝍꬾᴩᵱᵽᶈꝑꝓꝕᶐꝗꝙᵲᵳᶉ'
    'ꞧꭉȿᵴᶊꞩꟉꟊƨƫȶᵵ₮⍡ⱦⴀʉሀᵾᵿ℧⨆ꞹ۷ᶌⱱⱴꛟꝟ₩⍵⍹ⱳꝡꞷ⨰ꭓꭕꭖꭗꭘꭙ¥ɣȥɀʑᵶᶎⱬ'
      || U&'\+0118CA\+01D206\+0118CF\+0118DB\+0118D5\+0118C6\+01D212\+01E8CB\+0118CC\+0118D6\+01D217\+01051C\+0118E9\+0118F2'
      '\+01DF1D\+01F74C\+01DF25\+01E8CC\+01E8CD\+0118CE\+01D221\+010525\+0118C2\+01D213\+010518\0673\07CA\+010526'
      '\+0118C3\+0118D2\+01D22A\+01DF11\+01DF13\+01DF1A\+01DF26\+01E8C7\+011700\+0118E3\+01018E\+010513\+01D245\+01DF27'
      '\06BE\06C1\06D5\06FF\+010516\+0114D0\+0118C8\+0118D7\+0118E0\+01D21A\+01DF1B\+01F714\+01D216\+01DF16\+01DF28'
      '\+0118C1\+01DF1E\+01DF29\+0118DC\+01DF09\+01DF2A\+01F768\+0118D8\05D8\+010197\+01051D\+011706\+0118C0\+01D20D'
      '\+01F708\+0114C5\+01170A\+01170E\+01170F\+0118E6\+0118EF\+01D222\+010196\+010527\+0118EC\+0118C4\+0118C9\+0118E5',
    repeat('2', 4) || repeat('3', 4) || repeat('8', 4) || repeat('9', 5) || 'aa' || repeat('b', 6) || repeat('c', 5) ||
    repeat('d', 9) || repeat('e', 3) || repeat('f', 3) || 'ghhjj' || repeat('k', 7) || repeat('l', 17) ||
    repeat('m', 5) || repeat('n', 5) || repeat('o', 13) || repeat('p', 7) || repeat('q', 3) || repeat('r', 5) ||
    repeat('s', 7) || repeat('t', 7) || repeat('u', 7) || repeat('v', 6) || repeat('w', 6) || repeat('x', 7) || 'yy' ||
    repeat('z', 6) || '3345677899a' || repeat('c', 5) || repeat('d', 3) || 'ee' || repeat('f', 3) || 'k' ||
    repeat('l', 11) || 'mm' || repeat('n', 4) || repeat('o', 12) || repeat('r', 3) || repeat('s', 3) ||
    repeat('t', 4) || 'u' || repeat('v', 7) || repeat('w', 7) || repeat('x', 3) || 'yzz');
comment on function private.unicode_look(text) is
  'Small letters and digits as the Latin ones with which Unicode has them confused: made of its data, as latin_look is not.';

create function private.name_key(username text) returns text
  language sql immutable parallel safe
  set search_path = ''
as $$
  -- From the inside: no joiners; capitals that alone would be another small letter, where all could be Latin; no accents;
  -- one letter for all that look like it, without any mark; two letters that look like one.
  select replace(replace(replace(
    regexp_replace(private.latin_look(private.unicode_look(regexp_replace(normalize(lower(
      case when plain ~
          '^[\u0391\u0392\u0395-\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7[:space:][:punct:]0-9]+$'
        then translate(plain, U&'\0392\0397\039C\039D\03A5', 'bhmny') else plain end), NFKD),
      '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'))),
      '([a-z])[' || private.marks() || ']+', '\1', 'g'),
    'rn', 'm'), 'vv', 'w'), 'uu', 'w')
  from (select translate(username, U&'\200D\FE0F', '') as plain) as name
$$;
comment on function private.name_key(text) is
  'The skeleton of a name, in which any two must differ: not in upper and lower case, accents, letters that look alike, '
  'nor in joiners and selectors between pictographs, which show only where an emoji is known. Each keeps their own spelling.';
grant execute on function private.marks(), private.one_look(text), private.pictographs(), private.cleaned(text),
  private.clean_username(text), private.latin_look(text), private.unicode_look(text),
  private.name_key(text) to authenticated;
