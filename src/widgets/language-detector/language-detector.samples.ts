/** Texts to try it with, by the name of their button. Written for this page. */
export const samples: Readonly<Record<string, string>> = {
  en: 'The train was late again this morning, so we had coffee at the station and watched the rain fall on the tracks.',
  es: 'El tren llegó tarde otra vez esta mañana, así que tomamos un café en la estación y miramos la lluvia sobre las vías.',
  fr: 'Le train était encore en retard ce matin, alors nous avons pris un café à la gare et regardé la pluie sur les rails.',
  de: 'Der Zug war heute Morgen schon wieder zu spät, also tranken wir im Bahnhof Kaffee und sahen dem Regen auf den Gleisen zu.',
  tr: 'Tren bu sabah yine gecikti, biz de istasyonda kahve içtik ve rayların üzerine yağan yağmuru seyrettik.',
}
