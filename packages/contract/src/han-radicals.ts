/** Radicals that PDFs and input methods put where a character is meant. */

/** Radicals without a compatibility mapping, and the characters they are (UCD, EquivalentUnifiedIdeograph). */
const RADICAL_PAIRS =
  '⺀冫⺁厂⺂乛⺄乙⺅亻⺆冂⺉刂⺊卜⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺖忄⺗㣺⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺫目⺬示⺭礻⺮竹⺯糹⺰纟⺱罓⺲罒⺳网⺴网⺵网⺶羊⺷羊⺸羊⺹老⺺聿⺻聿⺼肉⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇角⻈讠⻉贝⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻕阜⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀';

/** Radical of the supplement → the character it stands for. Kangxi radicals (U+2F00…) need none: NFKC undoes them. */
export const hanRadicals: ReadonlyMap<string, string> = new Map(
  Array.from(RADICAL_PAIRS.matchAll(/(.)(.)/gu), ([, radical = '', character = '']): [string, string] => [
    radical,
    character,
  ]),
);
