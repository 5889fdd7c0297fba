/** The style of every page: light and dark, on a phone, on a desk, on paper. */
export const style = `:root {
  color-scheme: light dark;
  --ground: #fff;
  --ink: #1b1d20;
  --soft: #5c6168;
  --line: #d8dbdf;
  --panel: #f5f6f7;
  --link: #0b57b0;
  --good: #1a7f45;
  --bad: #b3372b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #16181b;
    --ink: #e6e7e9;
    --soft: #a0a5ad;
    --line: #3a3e44;
    --panel: #212429;
    --link: #8ab8f5;
    --good: #5cc98a;
    --bad: #f08a7e;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: .5rem 0 1rem; }
h2 { font-size: 1.4rem; margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.15rem; margin: 2.25rem 0 .5rem; }
h4 { font-size: 1rem; margin: 2rem 0 .25rem; }
h1, h2, h3, h4 { scroll-margin-top: 1rem; }
h1 code, h4 code { background: none; padding: 0; font-weight: 700; }
a { color: var(--link); text-underline-offset: .15em; }
.here { color: var(--soft); text-decoration: none; font-weight: 400; opacity: 0; }
:is(h1, h2, h3, h4):hover .here, .here:focus { opacity: 1; }
code { font: .88em/1.4 ui-monospace, SFMono-Regular, Menlo, monospace; background: var(--panel); border-radius: .25rem;
  padding: .1em .3em; unicode-bidi: isolate; }
small { color: var(--soft); font-size: .8em; white-space: nowrap; }
p, ul, ol, dl { margin: .5rem 0; }
ul, ol { padding-left: 1.25rem; }
li > ul { margin: .1rem 0 .5rem; color: var(--soft); }
.title { margin-bottom: 0; color: var(--soft); }
.title + :is(ul, ol) { margin-top: .15rem; }
nav { display: flex; flex-wrap: wrap; gap: .35rem 1rem; margin: .75rem 0; }
nav a { max-width: 100%; unicode-bidi: isolate; }
.wide { overflow-x: auto; max-width: 100%; margin: .75rem 0; }
table { border-collapse: collapse; min-width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .4rem 1.25rem .4rem 0; border-bottom: 1px solid var(--line);
  max-width: 26rem; overflow-wrap: break-word; unicode-bidi: isolate; }
th { color: var(--soft); font-weight: 500; font-size: .85rem; white-space: nowrap; }
summary { cursor: pointer; color: var(--soft); width: fit-content; }
details { margin: .75rem 0; }
.example { border-left: 3px solid var(--line); padding: .15rem 0 .15rem .85rem; margin: .9rem 0; font-size: .95rem; }
.example > div { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: .5rem; padding: .1rem 0; }
.example dt { color: var(--soft); }
.example dd { margin: 0; }
.accepted { border-color: var(--good); }
.refused { border-color: var(--bad); }
svg text { font: 14px ui-monospace, SFMono-Regular, Menlo, monospace; fill: var(--ink); text-anchor: middle; }
svg .edge text { font-size: 12px; fill: var(--soft); paint-order: stroke; stroke: var(--ground); stroke-width: 4px; }
svg path { fill: none; stroke: var(--soft); stroke-width: 1.5; marker-end: url(#arrow); }
svg .point { fill: var(--soft); stroke: none; marker-end: none; }
svg rect { fill: var(--ground); stroke: var(--ink); stroke-width: 1.5; }
svg .entry rect { stroke-width: 3; }
svg .terminal rect { fill: var(--panel); }
svg.references .terminal rect { stroke-dasharray: 4 3; }
svg { display: block; }
.arrow { position: absolute; }
@media (max-width: 30rem) {
  .example > div { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .example dt { font-size: .8rem; }
}
@media print {
  nav, .here, summary { display: none; }
  details::details-content { content-visibility: visible; display: contents; }
  main { max-width: none; padding: 0; }
  .wide { overflow: visible; }
  .wide svg { max-width: 100%; height: auto; }
  table, .example, svg { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
}
`
