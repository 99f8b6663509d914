/**
 * Text that no name may contain, in ROT13 so that it isn't read by accident: words about sex, violence, drugs and hate
 * and slurs in English, and the worst of Spanish, Portuguese, French, German, Dutch, Italian, Polish, Russian and Finnish.
 */
const encoded = `
nohfr nany nahf nefpu nefr nelna nff onyyfnp onat onfgneq oqfz ornare ovngpu ovpun ovzob ovgpu oybbq oybj oyln
obyybpx obzo obaqntr obat obbo obbmr oernfg ohttre ohfg ohgg pnoeba pnenyub pnmmb puvax pyvg pbpnva pbpx pbxr
pbba penpx penpxn penc pevccyr phyb phz phag qntb qnza qnexvr qrnq qrngu qrzba qrivy qvpx qvr qvx qvyqb qbz
qbat qeht qehax qhzo qlxr rebgvp rfpbeg snt snaal sneg spx srpny srprf srgvfu stz svpx sbqn sbgm shpx shx
trabpvqr tvg tbyyvjbt tbbx tber tgsb tlcb tlcfv tlcfl unat ungr uryy urebva uvgyre ubr ubre ubzb ubax ubbxre
ubeal uhv uhzc uher uhl vqvbg vapry vaprfg vfvf wnc wni wrexbss wrj wvtno wvunq wvmm wbqre xnaxre xvxr xvyy
xvaxl xxx xyna xabo xbg xhag xhejn xhg yrfo ybyv ybfre yfq yhy yhfg ylapu znffnper zqzn zreqn zreqr zrgu
zvreqn zvys zvatr zbyrfg zbat zbeba zbfyrz zhss zheqre zhfyvz anxrq anmv arte arhx avt avtt avc avccyr ahqr
ahggr bcvhz betnf betl cnrqb cnxv crqb crr craqrw cravf crexryr cunyy cvxrl cvzc cvff cvmq cbyyn cbb cbea
cbeen cevpx cea chxr chff chfl chgn chgnva chgb dhrre dhvz enturnq encr encvfg erpgny erpghz erqarpx ervpu
ergneq evzwbo evzzre evzzvat fnybc fnzob fngna fpng fpurvf fpuybat fpebg frxf frzra frk funt fung furznyr fuvg
fulg fvzc fxnax fxrrg fynt fynir fyvg fyhg fzhg fangpu fabg fbq fcnax fcnm fcrez fcvp fcbbx fdhnj fgsh fgbare
fgevc fghcvq fhpx fhvpvq fhxn fjnfgvx gneq greebe grfgvp gubat gubg gvg gvgg gbegher gbffre gbjryurnq genaa
genaal gheq ghfu gjng gjvax htyl intva iretn ivnten ivoengbe ivgh ibzvg ihyin jnax jrrq jrgonpx juber jvrare
jbt jbc jgs kgp kkk
`

const decode = (letter: string) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97)

export const offensive: readonly string[] = encoded.replace(/[a-z]/g, decode).trim().split(/\s+/)
