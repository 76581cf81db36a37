-- One folding of text for search, duplicates and order, the same as foldText of the application for every character
-- (tests/numbers/foldText.test.ts). Nothing of it depends on the locale of the database: its own lower() and \s do.
create or replace function fold_text(value text) returns text language plpgsql immutable parallel safe strict as $$
declare
  folded text := value;
begin
  -- Most texts are ASCII once they are decomposed, many before.
  if octet_length(folded) > length(folded) then
    folded := regexp_replace(normalize(replace(folded, '´', ''''), nfkd),
      '[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u061c\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u1ab0-\u1ace\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\U000e0000-\U000e0fff]', '', 'g');
    if octet_length(folded) > length(folded) then
      folded := replace(replace(replace(replace(translate(folded,
        'ÆÐØÞðøĐđĦħıĸŁłŊŋŒŦŧƀƁƂƃƄƆƇƈƉƊƋƌƎƏƐƑƒƓƔƖƗƘƙƚƜƝƞƟƢƤƥƦƧƩƫƬƭƮƱƲƳƴƵƶƷƸƼǤǥǶǷȜȠȡȢȤȥȴȵȶȷȺȻȼȽȾȿɀɁɃɄɅɆɇɈɉɊɋɌɍɎɏɓɕɖɗɠɦɨɫɬɭɱɲɳɼɽɾʂʈʋʐʑʝʠͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖẞỺỼỾỿⱠⱡⱢⱣⱤⱥⱦⱧⱨⱩⱪⱫⱬⱭⱮⱯⱰⱱⱲⱳⱴⱵⱸⱺⱾⱿ’‘‛ʼʻʹ′`ʾʿ‐‒–—―−',
        'ædoþdoddhhiqllnnœttbbbbƅɔccddddǝəɛffgɣɩikklɯnnɵƣppʀƨʃttttʊvyyzzʒƹƽggƕƿȝndȣzzlntjaccltszɂbʉʌeejjqqrryybcddghilllmnnrrrstvzzjqͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆßỻỽyylllᵽrathhkkzzɑmɐɒvwwvⱶeosz''''''''''''''''''''------'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    end if;
  end if;
  folded := translate(folded, '`', '''');
  return btrim(regexp_replace(lower(folded collate "C"), '[\t-\r \u1680\u2028\u2029]+', ' ', 'g'));
end $$;

-- The place of a name in a list: by its folded letters, then by the letters as they are written. Compared as bytes, so that
-- every database and every version of it gives the same order.
create function sort_text(value text) returns text language sql immutable parallel safe strict
  -- Bound when it is made: an index is built without the schemas that a session searches.
  return fold_text(value) || E'\x01' || value;
