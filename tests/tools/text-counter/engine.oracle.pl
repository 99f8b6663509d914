#!/usr/bin/env perl
# Counts texts by perl's own Unicode rules, for text-counter.test.ts: \X (graphemes), \b{wb} (words), \b{sb} (sentences),
# and Encode (bytes). Run with perl 5.36, Unicode 14: perl text-counter.oracle.pl > text-counter.oracle.json
# Left out, as Unicode 15.1 or CLDR differ on purpose: Indic conjuncts (GB9c), dictionary scripts, a colon in a word,
# the Greek question mark.
use v5.36;
use utf8;
use open qw(:std :encoding(UTF-8));
use Encode qw(encode);
use JSON::PP;

my @texts = (
  [en => 'The quick ("brown") fox can’t jump 32.3 feet, right?'],
  [en => 'Dr. Watson paid $1,234.56. "Why?" asked Mrs. Hudson... He didn\'t say. 3 o\'clock came.'],
  [en => "A heading\n\nFirst paragraph, first line\r\nand its second. The end.\r\n\r\n\r\nLast one"],
  [en => 'snake_case, kebab-case, e.g. www.example.com, mail@example.com; R2-D2 and C++ cost 1/2.'],
  [en => "  spaced\t\tout   text\x{a0}here  "],
  [tr => 'Bugün hava çok güzel, değil mi? Evet! İstanbul’da IŞIK ılık ılık yağıyor.'],
  [de => 'Straße, Größe und Übermut: „Schön!“ rief er. Das kostet 1.234,50 Euro.'],
  [fr => "L'été dernier, j’ai mangé 3 crêpes à Nîmes… C'était « délicieux » !"],
  [es => '¿Qué tal? ¡Muy bien, gracias! El señor Núñez llegó a las 10.30.'],
  [ru => 'Быстрая лиса прыгает. Куда? Через ленивую собаку, т.е. через Шарика!'],
  [el => 'Καλημέρα, τι κάνεις σήμερα. Είμαι καλά. Εσύ πώς είσαι!'],
  [ar => 'مرحبا بالعالم، كيف حالك اليوم؟ أنا بخير. عندي ٣ كتب.'],
  [ar => "السَّلَامُ عَلَيْكُمْ"],
  [he => 'שלום עולם! צה"ל, ג\'ורג\' ופרופ\' כהן הגיעו. מה שלומך?'],
  [hi => 'भारत एक देश है। यह बहुत बड़ा है। मेरा नाम राम है!'],
  [hy => 'Բարեւ աշխարհ։ Ինչպես ես'],
  [ko => '안녕하세요 세계. 오늘은 날씨가 좋네요! 각 각'],
  [vi => "Tie\x{302}\x{301}ng Vie\x{323}\x{302}t co\x{301} da\x{302}\x{301}u."],
  [en => "e\x{301}e\x{301} Z\x{351}\x{36b}\x{343}a\x{308}\x{308}lgo \x{301}x"],
  [en => 'Family 👩‍👩‍👧‍👦, couple 👩🏽‍❤️‍👨🏿, wave 👋🏼 and rainbow 🏳️‍🌈!'],
  [en => '🇹🇷🇩🇪🇫🇷🇯 flags 1️⃣#️⃣ and ☺️ ☺ ©️'],
  [en => '𝒜𝓁𝑔𝑒𝒷𝓇𝒶 𐐷𐐲 is astral. So is 🀄.'],
  [en => "line\x{2028}separated\x{2029}paragraph\x{85}next\x{0c}page"],
  [en => "joined\x{ad}up zero\x{200b}width\x{200d}joiner\x{200c}s \x{feff}bom"],
);

my @counted = map {
  my ($locale, $text) = @$_;
  my @graphemes = $text =~ /\X/g;
  my @words = grep { /[\p{L}\p{N}]/ } split /\b{wb}/, $text;
  my @sentences = grep { /[\p{L}\p{N}]/ } split /\b{sb}/, $text;
  {
    locale => $locale,
    text => $text,
    characters => scalar @graphemes,
    charactersNoSpaces => scalar(grep { !/^\s+$/ } @graphemes),
    words => scalar @words,
    sentences => scalar @sentences,
    codePoints => length $text,
    bytes => length encode('UTF-8', $text),
  }
} @texts;

print JSON::PP->new->canonical->pretty->indent_length(2)->encode(\@counted);
