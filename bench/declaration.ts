/**
 * Sentences from the Universal Declaration of Human Rights (United Nations, 1948) in languages that Lighthouse isn't
 * translated into: articles 1, 4, 5, 8, 9 and others, some of them shortened. Azerbaijani is Wikisource's translation, copied
 * from the tests of CPAN's Text::Guess::Language. Article 1 in Basque is split into two sentences.
 */
export const declaration: Readonly<Record<string, readonly string[]>> = {
  am: [
    'የሰው ልጅ ሁሉ ሲወለድ ነጻና በክብርና በመብትም እኩልነት ያለው ነው።',
    'የተፈጥሮ ማስተዋልና ሕሊና ስላለው አንዱ ሌላውን በወንድማማችነት መንፈስ መመልከት ይገባዋል።',
    'ሰው ሁሉ በሕግ ፊት እኩል ነው።',
  ],
  az: [
    'Bütün insanlar öz ləyaqətləri və hüquqları etibarilə azad və bərabər doğulurlar.',
    'Onlara ağıl və vicdan bəxş edilib və onlar bir-birinə münasibətdə qardaşlıq ruhunda davranmalıdırlar.',
  ],
  be: [
    'Ні над кім не павінны ўчыняцца катаванні або жорсткія, бесчалавечныя або ўніжаючыя яго годнасць абыходжанне і пакаранне.',
    'Ні над кім не павінны ўчыняцца самавольны арышт, затрыманне або выгнанне.',
    'Кожны чалавек мае права на абарону закону ад такога ўмяшання або такіх замахаў.',
  ],
  bn: [
    'জীবন, স্বাধীনতা এবং দৈহিক নিরাপত্তায় প্রত্যেকের অধিকার আছে।',
    'কাউকে অধীনতা বা দাসত্বে আবদ্ধ করা যাবে না।',
    'আইনের সামনে প্রত্যেকেরই ব্যক্তি হিসেবে স্বীকৃতি লাভের অধিকার আছে।',
  ],
  et: [
    'Kedagi ei või pidada orjuses või õigusteta seisundis; orjus ja orjakaubandus ükskõik millisel kujul on keelatud.',
    'Kedagi ei või meelevaldselt vahistada, kinni pidada või pagendada.',
    'Igal inimesel on õigus seaduse kaitsele selliste vahelesegamiste ja rikkumiste eest.',
  ],
  eu: [
    'Gizon-emakume guztiak aske jaiotzen dira, duintasun eta eskubide berberak dituztela.',
    'Eta ezaguera eta kontzientzia dutenez gero, elkarren artean senide legez jokatu beharra dute.',
  ],
  fa: [
    'تمام افراد بشر آزاد بدنیا میایند و از لحاظ حیثیت و حقوق با هم برابرند.',
    'احدی نمیتواند خودسرانه توقیف، حبس یا تبعید بشود.',
    'هر کس حق دارد که از آزادی فکر، وجدان و مذهب بهره‌مند شود.',
  ],
  gu: [
    'દરેક વ્યક્તિને જીવવાનો, સ્વતંત્રતાનો અને સ્વરક્ષણનો અધિકાર છે.',
    'દરેક વ્યક્તિને દરેક ઠેકાણે કાયદાની સમક્ષ માનવ તરીકે સ્વીકાર કરાવવાનો અધિકાર છે.',
  ],
  hy: [
    'Ոչ ոք չի կարող ենթարկվել կամայական կալանքի, բանտարկության կամ արտաքսման։',
    'Յուրաքանչյուր ոք ունի մտքի, խղճի ու դավանանքի ազատության իրավունք։',
  ],
  is: [
    'Það ber að viðurkenna, að hver maður sé jafnborinn til virðingar og réttinda.',
    'Engan mann skal hneppa í þrældóm né nauðungarvinnu.',
    'Mannréttindi á að vernda með lögum.',
  ],
  ka: [
    'არავინ შეიძლება დაექვემდებაროს თვითნებურ დაკავებას, დაპატიმრებას ან გაძევებას.',
    'ყველა ადამიანს აქვს უფლება აზრის, სინდისისა და რელიგიის თავისუფლებისა.',
  ],
  kn: ['ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಜನಿಸಿದ್ದಾರೆ.', 'ವಿವೇಕ ಮತ್ತು ಅಂತಃಕರಣಗಳನ್ನು ಪಡೆದವರಾದ್ದರಿಂದ ಅವರು ಪರಸ್ಪರ ಸಹೋದರ ಭಾವದಿಂದ ವರ್ತಿಸಬೇಕು.'],
  ku: ['هەموو مرۆڤەکان بە ئازادی و لە کەرامەت و مافدا بە یەکسانی لەدایک دەبن.'],
  lo: [
    'ບໍ່ມີຜູ້ໃດເລີຍທີ່ຈະຕ້ອງຖືວ່າ ມີອາການເປັນທາດ ແລະ ເປັນຂ້ອຍເປັນຂ້າ',
    'ການບໍ່ຮັບຮູ້ ແລະ ໝິ່ນປະໝາດຕໍ່ສິດຂອງມະນຸດນັ້ນໄດ້ເປັນຕົ້ນເຫດໃຫ້ເກີດການກະທຳຢ່າງປ່າເຖື່ອນ',
  ],
  ml: ['നിയമത്തിനു മുൻപിൽ എല്ലാവരും തുല്യരാണ്.', 'സ്വതന്ത്രചിന്തക്കും സ്വതന്ത്ര മതവിശ്വാസത്തിനും എല്ലാവർക്കും അധികാരമുണ്ട്.'],
  mr: [
    'प्रत्येकास मतस्वातंत्र्य व भाषणस्वातंत्र्य असण्याचा अधिकार आहे.',
    'अशी ढवळाढवळ किंवा हल्ला झाल्यास त्याविरुद्ध प्रत्येकास कायद्याने संरक्षण मिळण्याचा अधिकार आहे.',
  ],
  ms: [
    'Semua manusia dilahirkan bebas dan samarata dari segi kemuliaan dan hak-hak.',
    'Mereka mempunyai pemikiran dan perasaan hati dan hendaklah bertindak di antara satu sama lain dengan semangat persaudaraan.',
  ],
  or: ['ସବୁ ମନୁଷ୍ୟ ଜନ୍ମକାଳରୁ ସ୍ୱାଧୀନ.', 'ସେମାନେ ପରସ୍ପର ପ୍ରତି ଭାତୃଭାବ ପୋଷଣ କରି କାର୍ଯ୍ୟ କରିବା ଦରକାର.'],
  pa: [
    'ਹਰੇਕ ਵਿਅਕਤੀ ਨੂੰ ਆਪਣੀ ਰਾਏ ਰੱਖਣ ਅਤੇ ਪ੍ਰਗਟ ਕਰਨ ਦਾ ਹੱਕ ਹਾਸਲ ਹੈ।',
    'ਹਰੇਕ ਵਿਅਕਤੀ ਨੂੰ ਸਮਾਜ ਦਾ ਮੈਂਬਰ ਹੋਣ ਦੇ ਨਾਤੇ ਸਮਾਜਕ ਸੁਰੱਖਿਆ ਦਾ ਅਧਿਕਾਰ ਹੈ।',
  ],
  sq: [
    'Të gjithë njerëzit lindin të lirë dhe të barabartë në dinjitet dhe në të drejta.',
    'Ata kanë arsye dhe ndërgjegje dhe duhet të sillen ndaj njëri tjetrit me frymë vëllazërimi.',
  ],
  ur: [
    'کسی شخص کو محض حاکم کی مرضی پر گرفتار، نظربند، یا جلاوطن نہیں کیا جائے گا۔',
    'ہر شخص کو اپنی رائے رکھنے اور اظہارِ رائے کی آزادی کا حق حاصل ہے۔',
  ],
  yo: [
    'Gbogbo ènìyàn ni a bí ní òmìnira; iyì àti ẹ̀tọ́ kọ̀ọ̀kan sì dọ́gba.',
    'A kò gbọdọ̀ ṣàdédé fi òfin mú ènìyàn tàbí kí a kàn gbé ènìyàn tì mọ́lé.',
  ],
}
