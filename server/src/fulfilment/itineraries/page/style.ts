import { colours, mix, readable, textColourOn } from '../../../lib/colour.js'
import { mapStyle } from './map.js'

const ground = { light: '#f3f5f7', dark: colours.ink }
const card = { light: '#ffffff', dark: '#1a222b' }

/** The distributor's colours, adjusted until they have enough contrast. */
export function theme(primary: string | null, ternary: string | null): string {
  const brand = primary ?? colours.brand
  // White text looks better than black on a colour that is almost dark enough, so the colour is darkened slightly.
  const cover = textColourOn(brand) === '#ffffff' ? readable(brand, '#ffffff', 5) : brand
  const ink = textColourOn(cover)
  // Away from the colour of the text on it.
  const pill = ink === '#ffffff' ? 'rgb(0 0 0/.24)' : 'rgb(255 255 255/.4)'
  const spark = readable(ternary ?? brand, cover, 3)
  const tones = (mode: 'light' | 'dark') => {
    const accent = readable(brand, card[mode], 5)
    return `--accent:${accent};--on-accent:${textColourOn(accent)};--soft:${mix(card[mode], accent, 0.1)}`
  }
  return `:root{--cover:${cover};--deep:${mix(cover, '#000000', ink === '#ffffff' ? 0.35 : 0.08)};--ink:${ink};--pill:${pill};--spark:${spark};${tones('light')}}@media(prefers-color-scheme:dark){:root{${tones('dark')}}}`
}

/** Mobile first. Included in the page, so that one response is enough. Logical properties support right-to-left languages. Sizes of text follow
 * what the guest set in the browser; the narrowest layout is for a phone at 200 %. */
export const style = `:root{color-scheme:light dark;--ground:${ground.light};--card:${card.light};--text:#17212b;--dim:#52616e;--line:#dfe5ea;--good:#12703f;--warn:#8a4b00;--bad:#a8201a}
@media(prefers-color-scheme:dark){:root{--ground:${ground.dark};--card:${card.dark};--text:#eef2f5;--dim:#a7b4bf;--line:#2f3a45;--good:#5cd18f;--warn:#f2b25c;--bad:#ff8a80}}
*,::before,::after{box-sizing:border-box}html{-webkit-text-size-adjust:100%;background:var(--ground)}
body{margin:0;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;color:var(--text);background:var(--ground);overflow-wrap:anywhere}
a{color:var(--accent)}h1,h2,h3,p,ul,ol,dl,dd,figure{margin:0}ul,ol{padding:0;list-style:none}img,svg{max-width:100%}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}.cover :focus-visible{outline-color:var(--ink)}
.cover{position:relative;overflow:hidden;background:linear-gradient(160deg,var(--cover),var(--deep));color:var(--ink);padding:max(18px,env(safe-area-inset-top)) 20px 62px}
.cover>*{position:relative;max-width:42rem;margin-inline:auto}
.cover .arcs{position:absolute;inset-inline-end:-90px;top:-70px;width:420px;max-width:none;fill:none;stroke:currentColor;opacity:.13}.cover .photo{position:absolute;inset:0;width:100%;height:100%;max-width:none;object-fit:cover;opacity:.2}
.brand{display:flex;justify-content:space-between;align-items:center;gap:12px;font-weight:600;font-size:.9375rem}.brand img{max-height:32px;max-width:180px}
.brand a{display:flex;gap:7px;align-items:center;color:inherit;text-decoration:none;padding:7px 12px;border-radius:99px;background:var(--pill);font-size:.875rem}.brand .ic{width:18px;height:18px;margin:0}.code{font:600 1em/1 ui-monospace,SFMono-Regular,Menlo,monospace;letter-spacing:.05em}
.kicker{margin-top:30px;font-size:.9375rem;font-weight:600}
h1{font-size:clamp(1.7rem,8.2vw,2.6rem);line-height:1.12;font-weight:800;letter-spacing:-.02em;text-wrap:balance;margin-top:6px}
.facts{margin-top:16px;display:grid;gap:8px;font-size:1.0625rem}.facts li{display:flex;gap:10px;align-items:flex-start}.facts strong{font-weight:700}
.ic{flex:none;width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;margin-top:1px}
.count{margin-top:20px;display:flex;width:fit-content;gap:8px;font-weight:700;font-size:1.0625rem;border-radius:12px;background:var(--pill);padding:8px 14px}
.count b{font-variant-numeric:tabular-nums}
main{max-width:44rem;margin:-40px auto 0;padding:0 14px 28px;position:relative;display:grid;gap:14px;grid-template-columns:minmax(0,1fr)}
.flow .card{break-inside:avoid;margin-bottom:14px}.pair{display:grid;gap:14px}.card{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:20px;box-shadow:0 1px 2px rgb(16 22 28/.05),0 8px 24px -16px rgb(16 22 28/.3)}
.card h2{font-size:1.25rem;line-height:1.25;font-weight:750;letter-spacing:-.01em;margin-bottom:12px}.card h3{font-size:1rem;margin:16px 0 4px}
.btn+h3{margin-top:18px}.dim{color:var(--dim);font-size:.9375rem}
.status{display:grid;gap:14px}.status p{display:flex;gap:10px;font-weight:650;font-size:1.125rem;line-height:1.35}.status .ic{width:26px;height:26px;margin:0}
.good{color:var(--good)}.warn{color:var(--warn)}.bad{color:var(--bad)}
.notice{display:flex;gap:10px;border-inline-start:5px solid var(--warn);font-weight:600}.notice.bad{border-color:var(--bad)}.notice p{color:var(--text)}
.btn{display:flex;align-items:center;justify-content:center;gap:9px;min-height:50px;padding:10px 18px;border-radius:14px;border:1.5px solid var(--accent);background:var(--card);color:var(--accent);font-family:inherit;font-size:1.0625rem;font-weight:650;line-height:1.2;text-decoration:none;text-align:center;cursor:pointer;width:100%}
.btn.main{background:var(--accent);color:var(--on-accent)}.btn .ic{margin:0}
.tools{display:grid;grid-template-columns:repeat(auto-fit,minmax(96px,1fr));gap:10px}.tools .btn{flex-direction:column;gap:4px;font-size:.875rem;min-height:64px;padding:8px 6px;border-color:var(--line)}
.stubs{display:grid;gap:10px;margin-top:12px}.stub{display:flex;flex-wrap:wrap;row-gap:8px;border-radius:14px;background:var(--soft);padding:12px 6px;position:relative}
.stub div{flex:1 1 58px;min-width:min-content;max-width:100%;overflow-wrap:break-word;padding:0 10px;border-inline-start:2px dashed var(--line)}.stub div:first-child{border:0}
dt,.lab{font-size:.8125rem;color:var(--dim);font-weight:600}dd{font-size:1.5rem;font-weight:800;line-height:1.2}.stub dd.long{font-size:1.0625rem}

.line{position:relative;display:grid;gap:0}.line li{display:grid;grid-template-columns:minmax(84px,auto) 1fr;gap:32px;padding:9px 0;position:relative}
.line time{font-weight:700;font-variant-numeric:tabular-nums;text-align:end;font-size:1.0625rem}.line time small{display:block;font-size:.8125rem;font-weight:600;color:var(--dim)}
.line span{position:relative;font-size:1.0625rem}.line span:before{content:"";position:absolute;inset-inline-start:-25px;top:5px;width:17px;height:17px;border-radius:50%;background:var(--card);border:3px solid var(--accent)}
.line li:not(:last-child) span:after{content:"";position:absolute;inset-inline-start:-18px;top:22px;bottom:-23px;width:3px;background:var(--line)}
.line .top span{font-weight:750}.line .top span:before{background:var(--accent)}
.map{direction:ltr;display:block;width:100%;height:auto;border-radius:14px;margin-bottom:14px}
.addr{font-style:normal;margin-bottom:14px}.addr b{display:block}
.near{display:grid;gap:2px;margin:14px 0}.near li{display:flex;gap:10px;justify-content:space-between;padding:7px 0;border-top:1px solid var(--line)}.near li:first-child{border:0}.near small{display:block;font-size:.875rem;font-weight:400;color:var(--dim)}.near span{color:var(--dim);text-align:end;flex:none;max-width:45%}
.ticks{display:grid;gap:10px}.ticks li{display:flex;gap:10px}.ticks .ic{color:var(--accent)}
.photos{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(200px,100%),1fr));gap:10px;margin-top:14px}.photos img,.rear{width:100%;border-radius:14px;display:block;aspect-ratio:3/2;object-fit:cover;background:var(--soft)}
.rich{display:grid;gap:10px}.rich ol{counter-reset:s;display:grid;gap:12px}.rich ol>li{counter-increment:s;padding-inline-start:42px;position:relative;min-height:28px}
.rich ol>li:before{content:counter(s);position:absolute;inset-inline-start:0;top:-1px;width:28px;height:28px;border-radius:50%;background:var(--accent);color:var(--on-accent);font-weight:700;display:grid;place-items:center}
.rich ul{list-style:disc;padding-inline-start:22px}
.contact{display:grid;gap:10px;margin-top:10px}.langs{columns:2;gap:14px;padding-top:10px}.langs a{display:inline-block;padding:9px 0}
details summary{cursor:pointer;font-weight:650;padding:4px 0;min-height:32px}
.foot{max-width:44rem;margin:0 auto;padding:0 20px 40px;color:var(--dim);font-size:.875rem;display:grid;gap:12px}
.head{display:flex;justify-content:space-between;align-items:baseline;gap:10px;margin-bottom:12px}.head h2{margin:0}
.chip{font-size:.875rem;font-weight:700;border-radius:99px;padding:4px 11px;border:1.5px solid currentColor;white-space:nowrap}
.gone{opacity:.75}.gone .stub{filter:grayscale(1)}.gone dd{text-decoration:line-through}.stack{display:grid;gap:12px}
.plain{min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center}.plain .card{max-width:26rem;display:grid;gap:14px;justify-items:center}.plain .card>.ic{width:44px;height:44px;color:var(--accent)}.plain h1{font-size:1.5625rem;margin:0}.plain form{width:100%}
[hidden]{display:none}.scan{display:block;width:100%;max-width:24rem;margin-inline:auto;border-radius:14px;background:#fff;fill:#000}
@media(min-width:720px){main{max-width:60rem}.flow{columns:2;column-gap:14px}.pair{display:grid;grid-template-columns:1fr 1fr;gap:14px;align-items:start}.cover>*,.foot{max-width:58rem}.cover{padding-bottom:70px}.tools{grid-template-columns:repeat(3,1fr)}.status{grid-template-columns:1fr auto;align-items:center}.status .btn{min-width:14rem}.tools .btn{flex-direction:row;min-height:48px;font-size:1rem}}
[dir=rtl] .ic.back{transform:scaleX(-1)}
@media(max-width:15rem){.cover{padding-inline:12px}.brand{flex-wrap:wrap}h1{font-size:1.2rem}main{padding-inline:8px}.card{padding:14px 12px}.btn{flex-wrap:wrap;padding-inline:6px;font-size:1rem}.tools{grid-template-columns:1fr}.line li{grid-template-columns:1fr;gap:0;padding-inline-start:28px}.line time{text-align:start}.line span:before{inset-inline-start:-28px}.line li:not(:last-child) span:after{inset-inline-start:-21px}.near li,.head{flex-wrap:wrap}.near span{flex:auto;max-width:none;text-align:start}.langs{columns:1}}
@media print{:root{--ground:#fff;--card:#fff;--text:#000;--dim:#333;--line:#bbb;--soft:#fff;--accent:#000}body{font-size:11pt}.cover{background:none;color:#000;padding:0 0 10px}.cover .photo,.tools,.btn,.langs,details,.count,.rear{display:none}main{display:block;margin:0;padding:0;max-width:none}.card{box-shadow:none;border:0;border-top:1px solid #999;border-radius:0;padding:10px 0;break-inside:avoid}h1{font-size:20pt;margin:0}.map{max-width:12cm}.kicker{margin-top:8px}}
${mapStyle}`
