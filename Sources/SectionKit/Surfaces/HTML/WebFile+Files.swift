// swift-format-ignore-file
// Written by Scripts/make-web-files; edit the files in Web instead.

/// The style sheets and scripts that pages contain, each a file in `Web`.
extension WebFile {
    static let galleryCSS = WebFile(
        #"""

.gallery {
display: grid; gap: var(--space-4) var(--space-3); margin: var(--space-4) 0;
grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
}
.gallery:has(> figure:only-child) { grid-template-columns: minmax(0, 44rem); }
.gallery > figure:only-child details:not([open]) .picture {
width: auto; max-width: 100%; max-height: 36rem; aspect-ratio: auto;
}
.gallery figure { min-width: 0; margin: 0; }
.gallery .picture {
width: 100%; height: auto; aspect-ratio: 4 / 3; border-radius: 8px; object-fit: cover;
}
.gallery summary { display: block; border-radius: 8px; cursor: zoom-in; }
.gallery summary::-webkit-details-marker { display: none; }
.gallery [open] .picture {
position: fixed; inset: 0; z-index: 9; width: 100vw; height: 100dvh; max-height: none;
background: var(--page); border-radius: 0; object-fit: contain; cursor: zoom-out;
}
.gallery figure:has([open]) figcaption {
position: fixed; inset: auto 0 0; z-index: 9; margin: 0;
padding: var(--space-2) var(--space-3); background: var(--page); text-align: center;
}
.gallery figure:has([open]) .picture { height: calc(100dvh - 3.5rem); }
.gallery figure:has([open])::before {
content: ""; position: fixed; inset: 0; z-index: 9; background: var(--page);
}
.viewer {
position: fixed; inset: 0 0 auto auto; z-index: 10; display: flex; align-items: center;
gap: var(--space-2); padding: var(--space-2); font-size: var(--font-small);
}
.viewer[hidden] { display: none; }
.viewer span { padding: var(--space-1) var(--space-2); border-radius: 8px; background: var(--page); }
.viewer button { width: 2.75rem; height: 2.75rem; padding: 0; font-size: 1.4rem; }
.gallery :is([aria-current], :target) .picture {
outline: 3px solid var(--accent); outline-offset: 2px;
}
.gallery [open] .picture { outline: none !important; }
.gallery figcaption > a { color: inherit; }
@media screen and (max-width: 44rem) {
.gallery {
gap: var(--space-3) var(--space-2);
grid-template-columns: repeat(2, minmax(0, 1fr));
}
.gallery:has(> figure:only-child) { grid-template-columns: minmax(0, 1fr); }
}
@media print { .viewer { display: none; } .gallery :is(figure, p) { break-inside: avoid; } }

"""#, hash: "FM2hHiw0TNL0qr11AcB9lNzOuSoEgkP7ktZY0MV4bR0=")

    static let galleryJS = WebFile(
        #"""

"use strict";
const allPictures = () => Array.from(document.querySelectorAll(".gallery details"));
const turnTo = step => {
const all = allPictures();
const index = all.findIndex(picture => picture.open);
if (0 > index) return false;
const next = all[index + step];
if (next) {
all[index].open = false;
next.open = step !== 0;
next.firstElementChild.focus();
}
return true;
};
document.addEventListener("keydown", event => {
const step = { ArrowRight: 1, ArrowLeft: -1, Escape: 0 }[event.key];
if (step !== undefined ? turnTo(step) : false) event.preventDefault();
});
const pictureBar = document.createElement("div");
pictureBar.className = "viewer";
pictureBar.hidden = true;
const pictureCount = pictureBar.appendChild(document.createElement("span"));
for (const [step, sign, label] of [[-1, "\u2039", "Previous"], [1, "\u203a", "Next"], [0, "\u00d7", "Close"]]) {
const button = pictureBar.appendChild(document.createElement("button"));
[button.type, button.textContent, button.title] = ["button", sign, label];
button.setAttribute("aria-label", label);
button.addEventListener("click", () => turnTo(step));
}
document.body.append(pictureBar);
document.addEventListener("toggle", ({ target }) => {
if (!target.closest(".gallery")) return;
const all = allPictures();
const index = all.findIndex(picture => picture.open);
pictureBar.hidden = 0 > index;
pictureCount.textContent = `${index + 1} of ${all.length}`;
pictureBar.children[1].disabled = index === 0;
pictureBar.children[2].disabled = index === all.length - 1;
}, true);
const galleries = new WeakSet();
const beginGallery = gallery => {
galleries.add(gallery);
const table = Array.from(gallery.parentElement.querySelectorAll("table"))
.find(each => each.dataset.key === gallery.dataset.table);
if (!table) return;
const body = table.tBodies[0];
const rows = Array.from(body.rows);
for (const button of gallery.parentElement.querySelectorAll(".map [name=row]"))
button.textContent = "Show below";
const figures = new Map(Array.from(gallery.querySelectorAll("[data-row]"),
figure => [rows[Number(figure.dataset.row)], figure]));
const rowOf = element => {
const figure = element.closest("[data-row]");
return figure ? rows[Number(figure.dataset.row)] : null;
};
const mark = row => {
for (const other of body.querySelectorAll("[aria-current]"))
if (other !== row) other.removeAttribute("aria-current");
row.setAttribute("aria-current", "true");
};
const choose = row => {
if (!row) return;
mark(row);
row.dispatchEvent(new Event("choose", { bubbles: true }));
};
gallery.addEventListener("toggle", event => {
if (event.target.open) choose(rowOf(event.target));
}, true);
gallery.addEventListener("click", event => {
const link = event.target.closest("a.place");
if (!link) return;
event.preventDefault();
for (const picture of gallery.querySelectorAll("[open]")) picture.open = false;
choose(rowOf(link));
document.getElementById(link.hash.slice(1)).closest("figure")
.scrollIntoView({ block: "center" });
});
body.addEventListener("pick", event => {
const figure = figures.get(event.target);
if (!figure) return;
event.preventDefault();
mark(event.target);
const summary = figure.querySelector("summary");
if (summary) summary.focus({ preventScroll: true });
figure.scrollIntoView({ block: "center" });
});
new MutationObserver(() => {
const chosen = body.querySelector("[aria-current]");
for (const [row, figure] of figures) {
if (row === chosen) figure.setAttribute("aria-current", "true");
else figure.removeAttribute("aria-current");
}
}).observe(body, { subtree: true, attributeFilter: ["aria-current"] });
};
for (const gallery of document.querySelectorAll(".gallery")) beginGallery(gallery);
document.addEventListener("renewed", ({ detail: { box } }) => {
if (!document.querySelector(".gallery [open]")) pictureBar.hidden = true;
for (const gallery of box.querySelectorAll(".gallery"))
if (!galleries.has(gallery)) beginGallery(gallery);
});

"""#, hash: "el5PuEqQGJMCFBRoPTyQiDWStTeVo8BjXy86zCEhRwE=")

    static let lineChartCSS = WebFile(
        #"""

.series-0 { --series: var(--accent); --dash: none; }
.series-1 { --series: var(--orange); --dash: 8 4; }
.series-2 { --series: var(--purple); --dash: 2 3; }
.series-3 { --series: var(--positive); --dash: 10 3 2 3; }
.series-4 { --series: var(--teal); --dash: 2 7; }
.series-5 { --series: var(--negative); --dash: 4 4; }
.lines { margin: var(--space-5) 0 0; }
.lines figcaption { font-size: var(--font-subheading); font-weight: 700; }
.lines details { margin-top: var(--space-2); }
.lines summary { width: max-content; color: var(--link); font-size: var(--font-small); }
.lines .scroll { margin-top: var(--space-2); max-height: 26rem; overflow-y: auto; }
.legend {
display: flex; flex-wrap: wrap; gap: 0 var(--space-5); padding: 0;
margin: var(--space-1) 0 var(--space-3); color: var(--faint);
font-size: var(--font-small);
}
.legend li { list-style: none; }
.sample { margin-inline-end: var(--space-2); }
.plot { display: grid; grid-template-columns: auto minmax(0, 1fr); }
.plot svg { display: block; overflow: visible; }
.plot line { stroke: var(--line); }
.plot g line { stroke: var(--field); }
.plot text { fill: var(--faint); font-size: var(--font-tick); }
.plot .value {
fill: var(--text); font-weight: 600; stroke: var(--card); stroke-width: 4px;
stroke-linejoin: round; paint-order: stroke;
}
.plot path, .sample line {
fill: none; stroke: var(--series); stroke-width: 2px; stroke-dasharray: var(--dash);
stroke-linejoin: round; vector-effect: non-scaling-stroke;
}
.plot circle { fill: var(--series); }
.plot .mark { fill: var(--card); stroke: var(--series); stroke-width: 2px; opacity: 1; }
.plot .here { display: none; }
.plot .here.shown { display: inline; }
.plot .here line { stroke: var(--text); }
.plot .narrow { display: none; }
@media (max-width: 44rem) {
.plot .wide { display: none; }
.plot .narrow { display: inline; }
}
@media print {
.lines { break-inside: avoid; }
.plot, .legend { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}

"""#, hash: "xwbnlkkV/FD6bLWGR1NbJqUj290nkt7QwEdAesxyD5Y=")

    static let lineChartJS = WebFile(
        #"""

"use strict";
const drawnCharts = new WeakMap();
const beginChart = figure => {
const here = figure.querySelector(".here");
const table = Array.from(figure.parentElement.querySelectorAll("table"))
.find(each => each.dataset.key === figure.dataset.table);
if (!here || !table) return;
const body = table.tBodies[0];
let places = new Map();
const read = rows => {
places = new Map(here.dataset.rows.split(",").filter(Boolean).map(text => {
const [row, x, y] = text.split(" ");
return [rows[row], { x, y }];
}));
};
read(Array.from(body.rows));
drawnCharts.set(figure, { body, read });
const [line, dot] = here.children;
const show = row => {
const place = places.get(row);
here.classList.toggle("shown", Boolean(place));
if (!place) return;
line.setAttribute("x1", place.x);
line.setAttribute("x2", place.x);
dot.setAttribute("cx", place.x);
dot.setAttribute("cy", place.y || 0);
dot.style.display = place.y ? "" : "none";
};
const choose = event => {
const row = event.target.closest("tr");
if (places.has(row)) show(row);
};
for (const name of ["pointerover", "focusin", "click"])
body.addEventListener(name, choose);
new MutationObserver(() => {
const row = body.querySelector("[aria-current]");
if (row) show(row);
}).observe(body, { subtree: true, attributeFilter: ["aria-current"] });
here.ownerSVGElement.addEventListener("click", event => {
const box = here.ownerSVGElement.getBoundingClientRect();
const share = (event.clientX - box.left) / box.width * 100;
const away = row => Math.abs(parseFloat(places.get(row).x) - share);
const nearest = Array.from(places.keys()).filter(row => !row.hidden)
.sort((one, other) => away(one) - away(other))[0];
if (!nearest) return;
show(nearest);
nearest.dispatchEvent(new Event("choose", { bubbles: true }));
const pick = new Event("pick", { bubbles: true, cancelable: true });
if (!nearest.dispatchEvent(pick)) return;
nearest.tabIndex = 0;
nearest.focus({ preventScroll: true });
nearest.scrollIntoView({ block: "center" });
});
};
for (const figure of document.querySelectorAll("figure.lines[data-table]")) beginChart(figure);
document.addEventListener("renewed", ({ detail: { box, rows } }) => {
for (const figure of box.querySelectorAll("figure.lines[data-table]")) {
const chart = drawnCharts.get(figure);
if (!chart) beginChart(figure);
else if (rows.has(chart.body)) chart.read(rows.get(chart.body));
}
});

"""#, hash: "bthyvo1cn2UyjssqR1Dke8t6mXeL0YMskGEVQlQ8H+M=")

    static let mapCSS = WebFile(
        #"""

.map { margin: var(--space-4) 0 0; --neutral: var(--route); }
.map figcaption {
margin-bottom: var(--space-2); font-size: var(--font-subheading); font-weight: 700;
}
.map .faint { margin: var(--space-2) 0 0; font-size: var(--font-small); }
.stage { position: relative; }
svg.still {
display: block; width: 100%; aspect-ratio: 2; border-radius: 12px;
background: var(--sea);
}
svg.still.bare { background: var(--sky); }
:is(.bare, .grounded) path:is(.land, .borders) { display: none; }
svg.still.grounded { background: var(--land); }
path:is(.cover, .way) { vector-effect: non-scaling-stroke; }
path.cover { fill: currentColor; }
path.way { stroke: currentColor; stroke-width: 1px; }
.cover.plate { color: var(--land); }
.cover.field { color: var(--fieldland); }
.cover.ice { color: var(--card); }
.cover.wood { color: var(--wood); }
.cover.park { color: var(--park); }
.cover.built-up { color: var(--built-up); }
.cover.water { color: var(--water); }
.cover:is(.path, .street, .main-road, .motorway, .rail) { color: var(--built-up); }
.cover:is(.aeroway, .runway) { color: var(--aeroway); }
.cover.building { color: var(--building); }
.way.stream { color: var(--stream); }
.way.boundary { color: var(--border); stroke-dasharray: 6 3 2 3; }
.way.path { color: var(--path); stroke-dasharray: 2 2; }
.way.rail { color: var(--rail); stroke-dasharray: 5 2; }
.way:is(.street, .aeroway) { color: var(--street); }
.way.main-road { color: var(--road); stroke-width: 2px; }
.way.motorway { color: var(--motorway); stroke-width: 3px; }
.way.runway { color: var(--rail); stroke-width: 4px; }
.still svg { fill: none; stroke-linecap: round; stroke-linejoin: round; }
path:is(.land, .area, .borders, .arc, .track, .heading, .dots) {
vector-effect: non-scaling-stroke;
}
path.land { fill: var(--land); fill-rule: evenodd; }
path.area { fill: currentColor; fill-opacity: 0.5; fill-rule: evenodd; }
path.borders { stroke: var(--border); stroke-width: 0.7px; }
:is(path, g).neutral { stroke: var(--neutral); }
:is(path, g).positive { stroke: var(--positive); }
:is(path, g).negative { stroke: var(--negative); stroke-linecap: square; }
:is(path, g).pending { stroke: var(--pending); }
:is(path, g).scale-1 { stroke: var(--scale-1); }
:is(path, g).scale-2 { stroke: var(--scale-2); }
:is(path, g).scale-3 { stroke: var(--scale-3); }
:is(path, g).scale-4 { stroke: var(--scale-4); }
:is(path, g).scale-5 { stroke: var(--scale-5); }
.area.neutral { color: var(--neutral); }
.area.positive { color: var(--positive); }
.area.negative { color: var(--negative); }
.area.pending { color: var(--pending); }
path:is(.area, .area.positive) { stroke: none; }
path:is(.arc, .track) { stroke-width: 1.4px; opacity: 0.8; }
path:is(.arc, .track).scale-2 { stroke-width: 1.8px; }
path:is(.arc, .track).scale-3 { stroke-width: 2.2px; }
path:is(.arc, .track).scale-4 { stroke-width: 2.6px; }
path:is(.arc, .track).scale-5 { stroke-width: 3px; }
path.heading { stroke-width: 2px; }
g.points { stroke-width: 8px; }
g.counted { display: none; }
use.hole { stroke: var(--halo); stroke-width: 4px; }
.labels {
fill: var(--text); stroke: var(--halo); stroke-width: 3px;
paint-order: stroke; font-size: 12px;
}
circle.place { fill: transparent; stroke: none; }
circle.place:is(:target, :hover) { stroke: var(--accent); stroke-width: 3px; }
g.count:not(.negative, .pending) { stroke: var(--text); }
g.count circle { fill: var(--card); stroke-width: 1.8px; }
g.count text {
fill: var(--text); stroke: none; font-size: 11px; font-weight: 600; text-anchor: middle;
}
.labels rect { fill: var(--text); stroke-width: 2px; }
.labels svg { fill: var(--faint); overflow: visible; }
.labels .narrow { display: none; }
.live canvas {
display: block; width: 100%; aspect-ratio: 2; max-height: 38rem; border-radius: 12px;
background: var(--sky); cursor: grab; touch-action: pan-y;
}
.live canvas:active { cursor: grabbing; }
.live canvas:focus-visible { border-radius: 12px; }
.board { position: relative; }
.buttons { display: flex; gap: var(--space-2); margin-top: var(--space-2); }
.buttons button {
min-width: 2.25rem; min-height: 2.25rem; padding: 0 var(--space-3);
border-radius: 8px; border: 1px solid var(--field); background: var(--card);
color: var(--text); font: inherit; font-size: var(--font-small); cursor: pointer;
}
.buttons button:hover { background: var(--stripe); }
.board .point {
position: absolute; inset: 0 auto auto 0; width: max-content;
max-width: min(20rem, calc(100% - 0.5rem)); padding: var(--space-2) var(--space-3);
border: 1px solid var(--line); border-radius: 8px; background: var(--card);
box-shadow: 0 2px 8px var(--field); font-size: var(--font-small);
}
.board .point.passing { pointer-events: none; }
.board .point :is(a, button) { margin-inline-end: var(--space-3); }
.board .chosen { margin: 0; }
.board .point button {
padding: 0; border: 0; background: none; color: var(--link); font: inherit;
text-decoration: underline; cursor: pointer;
}
.legend {
display: flex; flex-wrap: wrap; gap: 0 var(--space-3); margin-top: var(--space-2);
font-size: var(--font-small);
}
.legend ul {
display: flex; flex-wrap: wrap; gap: 0 var(--space-3); margin: 0; padding: 0;
list-style: none;
}
.swatch {
display: inline-block; border: 0.35rem solid; border-radius: 0.35rem;
margin-inline-end: var(--space-1);
}
.swatch.neutral { border-color: var(--neutral); }
.swatch.positive { border-color: var(--positive); }
.swatch.negative { border-color: var(--negative); }
.swatch.pending { border-color: var(--pending); }
.swatch.scale-1 { border-color: var(--scale-1); }
.swatch.scale-2 { border-color: var(--scale-2); }
.swatch.scale-3 { border-color: var(--scale-3); }
.swatch.scale-4 { border-color: var(--scale-4); }
.swatch.scale-5 { border-color: var(--scale-5); }
.mapped tbody tr { cursor: pointer; }
.mapped tr[aria-current] {
background: var(--neutral-soft); box-shadow: inset 4px 0 var(--accent);
}
@media screen { .map[data-live] .still { display: none; } }
.by-touch { display: none; }
@media (pointer: coarse) {
.by-touch { display: inline; }
.by-keys { display: none; }
.buttons button { min-width: 2.75rem; min-height: 2.75rem; }
}
@media screen and (max-width: 44rem) {
.labels .wide { display: none; }
.labels .narrow { display: inline; }
.live canvas { aspect-ratio: 1; }
}
@media print {
.live { display: none; }
.map { break-inside: avoid; }
}

"""#, hash: "ZKGSuoNanKaEVbhCi9mRZ4JfhnfdrXSu4Q1NZdeUZc8=")

    static let mapJS = WebFile(
        #"""

"use strict";
{
const RADIANS = Math.PI / 180;
const unitsOf = path => {
const [east, south, unit] = path.closest("[transform]").getAttribute("transform")
.match(/-?[\d.]+/g).map(Number);
return { east, north: -south, unit };
};
const runs = path => {
const { east, north, unit } = unitsOf(path);
return path.getAttribute("d").split("M").slice(1).map(text => {
const numbers = text.match(/-?\d+/g);
const run = new Float64Array(numbers.length - numbers.length % 2);
let [x, y] = [0, 0];
for (let i = 0; run.length > i; i += 2) {
x += Number(numbers[i]);
y += Number(numbers[i + 1]);
run[i] = east + x * unit;
run[i + 1] = north + y * unit;
}
return run;
});
};
const vectors = run => {
const found = new Float64Array(run.length / 2 * 3);
for (let i = 0, o = 0; run.length > i; i += 2, o += 3) {
const [longitude, latitude] = [run[i] * RADIANS, run[i + 1] * RADIANS];
found[o] = Math.cos(latitude) * Math.cos(longitude);
found[o + 1] = Math.cos(latitude) * Math.sin(longitude);
found[o + 2] = Math.sin(latitude);
}
return found;
};
const PARTS = 64;
const lifted = line => {
const ends = [0];
for (let i = 3; line.length > i; i += 3) {
const chord = Math.hypot(
line[i] - line[i - 3], line[i + 1] - line[i - 2], line[i + 2] - line[i - 1]);
ends.push(ends[ends.length - 1] + 2 * Math.asin(Math.min(1, chord / 2)));
}
const length = ends[ends.length - 1];
const arc = new Float64Array((PARTS + 1) * 3);
for (let part = 0, k = 0; PARTS >= part; part += 1) {
const way = length * part / PARTS;
while (ends.length - 2 > k ? way > ends[k + 1] : false) k += 1;
const share = (way - ends[k]) / (ends[k + 1] - ends[k] || 1);
const at = [0, 1, 2].map(a => line[3 * k + a] * (1 - share)
+ line[Math.min(3 * k + 3, line.length - 3) + a] * share);
const height = 1 + 0.07 * length * Math.sin(Math.PI * part / PARTS);
const low = Math.hypot(...at);
at.forEach((value, a) => { arc[3 * part + a] = value * height / low; });
}
return arc;
};
const TONES = ["neutral", "pending", "negative", "positive"];
const toneOf = path => TONES.find(tone => path.classList.contains(tone));
const RANGES = [1, 2, 3, 4, 5].map(range => `scale-${range}`);
const inkOf = path => RANGES.find(range => path.classList.contains(range)) || toneOf(path);
const readLine = path => {
const parts = runs(path);
const isArc = path.classList.contains("arc");
const whole = parts.flatMap(run => Array.from(run));
return {
tone: toneOf(path), ink: inkOf(path),
row: path.dataset.row ? Number(path.dataset.row) : -1,
label: path.textContent, path, isArc, runs: parts,
parts: isArc ? [lifted(vectors(Float64Array.from(whole)))] : parts.map(vectors)
};
};
const bundle = lines => ({
lines, units: unitsOf(lines[0].path),
flat: new Path2D(lines.map(({ path }) => path.getAttribute("d")).join(""))
});
const bundles = lines => Array.from({ length: Math.ceil(lines.length / 50) },
(_, index) => bundle(lines.slice(50 * index, 50 * index + 50)));
const readPoints = group => {
const path = group.firstElementChild;
const texts = path.textContent.split("\n");
const span = Number(group.dataset.span || 0);
return runs(path).map(([longitude, latitude], index) => {
const [row, priority, heading] = texts[index].split(" ", 3);
const start = row.length + priority.length + heading.length + 3;
const [label, mark = label, note = ""] = texts[index].slice(start).split("\t");
return {
span, tone: toneOf(group), ink: inkOf(group), longitude, latitude, label, mark, note,
row: row === "-" ? -1 : Number(row), priority: Number(priority),
heading: heading === "-" ? null : Number(heading) * RADIANS
};
});
};
const readArea = path => ({
tone: toneOf(path), row: path.dataset.row ? Number(path.dataset.row) : -1,
label: path.textContent, path
});
const GROUND = {
plate: ["land"], field: ["fieldland"], ice: ["card"], wood: ["wood"], park: ["park"], "built-up": ["built-up"], water: ["water"],
aeroway: ["aeroway", 1], building: ["building"], stream: ["stream", 1.2],
boundary: ["border", 1, [6, 3, 2, 3]], path: ["path", 1, [2, 2]], rail: ["rail", 1, [5, 2]],
street: ["street", 1.2], "main-road": ["road", 2], motorway: ["motorway", 3], runway: ["rail", 4]
};
const readGround = path => {
const [look, kind] = path.classList;
const [color, width = 1, dash = []] = GROUND[kind] || ["street"];
if (look !== "cover") return { path, color, dash, width };
const ways = ["path", "street", "main-road", "motorway", "rail"];
const area = ways.includes(kind) ? "built-up" : kind === "runway" ? "aeroway" : color;
return { path, color: area, dash, width: 0 };
};
const readDetail = ({ least = 0, far = least, zones = "" }) => ({
least: Number(least), far: Number(far),
zones: zones.split(";").filter(Boolean).map(zone => {
const [west, north, width, height] = zone.split(" ").map(Number);
return { longitude: west + width / 2, latitude: north - height / 2, width, height };
})
});
const readMap = figure => {
const drawing = figure.querySelector(".still svg");
const all = selector => Array.from(drawing.querySelectorAll(selector));
const points = all(".points, .names:not(.ground-names)").flatMap(readPoints);
const places = Float64Array.from(points.flatMap(p => [p.longitude, p.latitude]));
const { x, y, width, height } = drawing.viewBox.baseVal;
return {
points, places, vectors: vectors(places),
unit: unitsOf(drawing.lastElementChild).unit,
detail: readDetail(drawing.querySelector(".land").dataset),
land: all(".land"), borders: all(".borders"), areas: all(".area").map(readArea),
ground: all(".ground path").map(readGround),
names: all(".ground-names").flatMap(readPoints),
groundHeight: Number(drawing.querySelector(".ground")?.dataset.height || 0),
isGroundPart: drawing.querySelector(".ground[data-part]") !== null,
lines: all(".arc, .track").map(readLine),
frame: { west: x, north: -y, width, height },
narrowing: 2 * height / width
};
};
const surrounds = (run, longitude, latitude) => {
let isInside = false;
for (let i = 0, j = run.length - 2; run.length > i; j = i, i += 2) {
if ((run[i] > longitude) === (run[j] > longitude)) continue;
const share = (longitude - run[i]) / (run[j] - run[i]);
if (run[i + 1] + share * (run[j + 1] - run[i + 1]) > latitude) isInside = !isInside;
}
return isInside;
};
const shape = run => {
const line = vectors(run);
const middle = [0, 0, 0];
for (let i = 0; line.length > i; i += 1) middle[i % 3] += line[i];
const length = Math.hypot(...middle) || 1;
const [x, y, z] = middle.map(value => value / length);
let nearest = 1;
for (let i = 0; line.length > i; i += 3)
nearest = Math.min(nearest, line[i] * x + line[i + 1] * y + line[i + 2] * z);
const limit = nearest > 0 ? -Math.sqrt(1 - nearest * nearest) : -2;
return { run, line, x, y, z, limit };
};
class Globe {
constructor(map) {
this.map = map;
this.land = map.land.flatMap(runs).map(shape);
this.areas = map.areas.map(({ path }) => runs(path).map(shape));
this.borders = map.borders.flatMap(runs).map(shape);
this.ground = map.ground.map(({ path }) => runs(path).map(shape));
this.grid = [];
const line = (count, place) => this.grid.push(
shape(Float64Array.from([].concat(...Array.from({ length: count }, place)))));
for (let east = -180; 180 > east; east += 30)
line(33, (_, i) => [east, 5 * i - 80]);
for (let north = -60; 90 > north; north += 30)
line(73, (_, i) => [5 * i - 180, north]);
}
smallest(width, height) { return 0.44 * Math.min(width, height); }
aim({ longitude, latitude, scale }, width, height) {
const [l, p] = [longitude * RADIANS, latitude * RADIANS];
const [sl, cl, sp, cp] = [Math.sin(l), Math.cos(l), Math.sin(p), Math.cos(p)];
Object.assign(this, { scale, x: width / 2, y: height / 2, width, height });
this.right = [-sl, cl, 0];
this.up = [-sp * cl, -sp * sl, cp];
this.front = [cp * cl, cp * sl, sp];
this.behind = [longitude > 0 ? longitude - 180 : longitude + 180, -latitude];
}
hides({ x, y, z, limit }) {
const [fx, fy, fz] = this.front;
return limit > x * fx + y * fy + z * fz;
}
place(screen) {
const [[rx, ry], [ux, uy, uz], [fx, fy, fz]] = [this.right, this.up, this.front];
const { vectors: all } = this.map;
for (let i = 0, o = 0; all.length > i; i += 3, o += 2) {
const [a, b, c] = [all[i], all[i + 1], all[i + 2]];
const isHidden = 0.02 > fx * a + fy * b + fz * c;
screen[o] = isHidden ? NaN : this.x + this.scale * (rx * a + ry * b);
screen[o + 1] = this.y - this.scale * (ux * a + uy * b + uz * c);
}
}
spot(longitude, latitude) {
return this.seen(...vectors([longitude, latitude]));
}
placeAt(x, y) {
let [right, up] = [(x - this.x) / this.scale, (this.y - y) / this.scale];
const far = Math.max(1, Math.hypot(right, up) / 0.999);
[right, up] = [right / far, up / far];
const ahead = Math.sqrt(1 - right * right - up * up);
const [a, b, c] = [0, 1, 2].map(
i => this.right[i] * right + this.up[i] * up + this.front[i] * ahead);
return [Math.atan2(b, a) / RADIANS, Math.asin(Math.max(-1, Math.min(1, c))) / RADIANS];
}
degrees(dx, dy, latitude) {
const narrow = Math.max(0.3, Math.cos(latitude * RADIANS));
return [dx / this.scale / RADIANS / narrow, dy / this.scale / RADIANS];
}
bounded(latitude) { return Math.max(-90, Math.min(90, latitude)); }
}
Object.assign(Globe.prototype, {
traceLand(path, tolerance) { this.traceRings(path, this.land, tolerance); },
traceArea(path, index, tolerance) { this.traceRings(path, this.areas[index], tolerance); },
traceGround(path, index, tolerance) {
if (this.map.ground[index].width) this.traceShapes(path, this.ground[index], tolerance);
else this.traceRings(path, this.ground[index], tolerance);
},
traceRings(path, rings, tolerance) {
const [[rx, ry], [ux, uy, uz], [fx, fy, fz]] = [this.right, this.up, this.front];
const { scale, x: left, y: top } = this;
let isInverted = false;
for (const ring of rings) {
if (this.hides(ring)) continue;
const { line, run } = ring;
if (surrounds(run, ...this.behind)) isInverted = !isInverted;
let [px, py, edge, last, isOpen] = [0, 0, null, 0, false];
for (let step = 0; line.length >= step; step += 3) {
const i = step === line.length ? 0 : step;
const [a, b, c] = [line[i], line[i + 1], line[i + 2]];
const x = rx * a + ry * b;
const y = ux * a + uy * b + uz * c;
if (fx * a + fy * b + fz * c > 0) {
const [sx, sy] = [left + scale * x, top - scale * y];
if (edge !== null) {
this.follow(path, last, edge);
edge = null;
} else if (isOpen) {
if (tolerance > Math.abs(sx - px) + Math.abs(sy - py)) continue;
}
if (isOpen) path.lineTo(sx, sy); else path.moveTo(sx, sy);
[px, py, isOpen] = [sx, sy, true];
} else {
const angle = Math.atan2(-y, x);
if (edge === null) {
const [sx, sy] = [
left + scale * Math.cos(angle), top + scale * Math.sin(angle)];
if (isOpen) path.lineTo(sx, sy); else path.moveTo(sx, sy);
[last, isOpen] = [angle, true];
} else if (Math.abs(Math.sin((angle - last) / 2)) > 0.1) {
this.follow(path, last, angle);
last = angle;
}
edge = angle;
}
}
if (edge !== null) this.follow(path, last, edge);
path.closePath();
}
if (isInverted) {
path.moveTo(left + scale, top);
path.arc(left, top, scale, 0, 2 * Math.PI);
path.closePath();
}
},
follow(path, from, to) {
if (from === to) return;
path.arc(this.x, this.y, this.scale, from, to, 0 > Math.sin(to - from));
},
seen(a, b, c) {
const [[rx, ry], [ux, uy, uz], [fx, fy, fz]] = [this.right, this.up, this.front];
const [x, y] = [rx * a + ry * b, ux * a + uy * b + uz * c];
if (0 > fx * a + fy * b + fz * c ? 1 > x * x + y * y : false) return null;
return [this.x + this.scale * x, this.y - this.scale * y];
},
horizon(line, shown, hidden) {
let [near, far] = [0, 1];
let found = null;
for (let i = 0; 6 > i; i += 1) {
const share = (near + far) / 2;
const at = this.seen(...[0, 1, 2].map(
a => line[shown + a] * (1 - share) + line[hidden + a] * share));
if (at) [near, found] = [share, at]; else far = share;
}
return found || this.seen(...line.subarray(shown, shown + 3));
},
traceLine(path, line, step, tolerance) {
const [[rx, ry], [ux, uy, uz], [fx, fy, fz]] = [this.right, this.up, this.front];
const { scale, x: left, y: top } = this;
const end = line.length - 3;
let [isDown, px, py] = [false, 0, 0];
for (let i = 0; end >= i; i += 3 * step) {
const [a, b, c] = [line[i], line[i + 1], line[i + 2]];
const x = rx * a + ry * b;
const y = ux * a + uy * b + uz * c;
if (0 > fx * a + fy * b + fz * c ? 1 > x * x + y * y : false) {
if (isDown) path.lineTo(...this.horizon(line, i - 3 * step, i));
isDown = false;
continue;
}
const [sx, sy] = [left + scale * x, top - scale * y];
if (isDown) {
const moved = Math.abs(sx - px) + Math.abs(sy - py);
if (end > i ? tolerance > moved : false) continue;
} else if (i > 0) path.moveTo(...this.horizon(line, i, i - 3 * step));
if (isDown || i > 0) path.lineTo(sx, sy); else path.moveTo(sx, sy);
[isDown, px, py] = [true, sx, sy];
}
},
traceShapes(path, shapes, tolerance) {
for (const each of shapes)
if (!this.hides(each)) this.traceLine(path, each.line, 1, tolerance);
},
traceBorders(path, tolerance) { this.traceShapes(path, this.borders, tolerance); },
traceGrid(path, tolerance) { this.traceShapes(path, this.grid, tolerance); },
traceLines(path, { lines }, step) {
for (const { parts, isArc } of lines) {
for (const part of parts)
this.traceLine(path, part, isArc ? step : 1, isArc ? 0 : step / 4);
}
}
});
class Flat {
constructor(map) {
this.map = map;
const drawn = paths => paths.map(path => ({
flat: new Path2D(path.getAttribute("d")), units: unitsOf(path)
}));
[this.land, this.borders] = [drawn(map.land), drawn(map.borders)];
this.areas = drawn(map.areas.map(({ path }) => path));
this.ground = drawn(map.ground.map(({ path }) => path));
}
smallest(width, height) {
return Math.min(width / (2 * Math.PI * this.map.narrowing), height / Math.PI);
}
aim({ longitude, latitude, scale }, width, height) {
Object.assign(this, { longitude, scale, width, height });
this.perNorth = scale * RADIANS;
this.perEast = this.perNorth * this.map.narrowing;
this.top = height / 2 + latitude * this.perNorth;
this.left = width / 2 - longitude * this.perEast;
const half = Math.min(width / 2, 180 * this.perEast);
this.edges = [width / 2 - half, width / 2 + half];
const reach = half + 180 * this.perEast;
this.shifts = [-360, 0, 360].map(degrees => this.left + degrees * this.perEast)
.filter(zero => reach > Math.abs(zero - width / 2));
}
add(path, all) {
for (const zero of this.shifts) {
for (const { flat, units: { east, north, unit } } of all) {
path.addPath(flat, new DOMMatrix([
unit * this.perEast, 0, 0, -unit * this.perNorth,
zero + east * this.perEast, this.top - north * this.perNorth]));
}
}
}
traceLand(path) { this.add(path, this.land); }
traceArea(path, index) { this.add(path, [this.areas[index]]); }
traceGround(path, index) { this.add(path, [this.ground[index]]); }
traceBorders(path) { this.add(path, this.borders); }
traceLines(path, lines) { this.add(path, [lines]); }
traceGrid(path) {
for (const zero of this.shifts) {
for (let east = -180; 180 > east; east += 30) {
path.moveTo(zero + east * this.perEast, this.top - 90 * this.perNorth);
path.lineTo(zero + east * this.perEast, this.top + 90 * this.perNorth);
}
}
for (let north = -60; 90 > north; north += 30) {
path.moveTo(this.edges[0], this.top - north * this.perNorth);
path.lineTo(this.edges[1], this.top - north * this.perNorth);
}
}
place(screen) {
const { places } = this.map;
for (let i = 0; places.length > i; i += 2) {
let east = places[i] - this.longitude;
if (east > 180) east -= 360; else if (-180 > east) east += 360;
screen[i] = this.width / 2 + east * this.perEast;
screen[i + 1] = this.top - places[i + 1] * this.perNorth;
}
}
spot(longitude, latitude) {
let east = longitude - this.longitude;
if (east > 180) east -= 360; else if (-180 > east) east += 360;
return [this.width / 2 + east * this.perEast, this.top - latitude * this.perNorth];
}
placeAt(x, y) {
return [
this.longitude + (x - this.width / 2) / this.perEast,
Math.max(-90, Math.min(90, (this.top - y) / this.perNorth))];
}
degrees(dx, dy) { return [dx / this.perEast, dy / this.perNorth]; }
bounded(latitude, scale, height) {
const most = Math.max(0, 90 - height / 2 / (scale * RADIANS));
return Math.max(-most, Math.min(most, latitude));
}
}
const NAMES = [
"sky", "glow", "sea", "deep", "land", "border", "grid", "halo", "text", "mark", "card",
"fieldland", "wood", "park", "built-up", "water", "aeroway", "building", "stream", "path", "rail", "street",
"road", "motorway", "faint", ...TONES, ...RANGES
];
class Drawing {
constructor(figure, canvas, map) {
Object.assign(this, { figure, canvas, map });
this.screen = new Float32Array(map.places.length);
this.pen = canvas.getContext("2d", { alpha: false });
this.order = map.points.map((_, index) => index).filter(i => map.points[i].mark)
.sort((a, b) => map.points[b].priority - map.points[a].priority || a - b);
this.widths = new Map();
this.sides = new Map();
this.size = 4;
this.reach = map.points.length > 500 ? 32 : 16;
const inks = new Set(map.lines.map(({ ink }) => ink));
this.lines = [...TONES, ...RANGES].filter(ink => inks.has(ink)).map(ink => ({
ink, bundles: bundles(map.lines.filter(line => line.ink === ink))
}));
this.byPriority = map.points.map((_, index) => index).filter(i => map.points[i].tone)
.sort((a, b) => map.points[b].priority - map.points[a].priority || a - b);
this.groups = [];
this.wear();
}
wear() {
const style = getComputedStyle(this.figure);
this.colors = Object.fromEntries(
NAMES.map(name => [name, style.getPropertyValue(`--${name}`).trim()]));
this.font = style.fontFamily;
this.ball = null;
}
fit() {
const { clientWidth: width, clientHeight: height } = this.canvas;
const ratio = Math.min(2, devicePixelRatio || 1);
Object.assign(this, { width, height, ratio, ball: null });
[this.canvas.width, this.canvas.height] = [width * ratio, height * ratio];
}
draw(projection, isMoving, view) {
const { chosen, isAimed } = view;
const { pen, colors, ratio, width, height } = this;
pen.setTransform(ratio, 0, 0, ratio, 0, 0);
[pen.lineJoin, pen.lineCap] = ["round", "round"];
const seen = height / projection.scale / RADIANS;
const isNear = this.isOnGround(view, seen);
const isBare = isNear || this.lacksLand(view, seen);
if (projection instanceof Globe) this.drawBall(projection);
else this.drawSheet(projection);
if (isBare) {
pen.fillStyle = isNear ? colors.land : colors.sky;
pen.fillRect(0, 0, width, height);
}
const tolerance = isMoving ? 1.5 : 0.5;
if (height / projection.scale / RADIANS > 40)
this.stroke("grid", 1, path => projection.traceGrid(path, 4));
const land = new Path2D();
if (!isBare) projection.traceLand(land, tolerance);
pen.fillStyle = colors.land;
if (!isBare) pen.fill(land, "evenodd");
this.drawGround(projection, seen, tolerance);
this.drawAreas(projection, chosen, tolerance);
if (!isBare)
this.stroke("border", 1, path => projection.traceBorders(path, 2 * tolerance));
projection.place(this.screen);
const isFaded = chosen ? chosen.lines : false;
pen.globalAlpha = isFaded ? 0.25 : this.map.lines.length > 100 ? 0.45 : 0.85;
for (const { ink, bundles: all } of this.lines)
this.drawLines(projection, ink, all, isMoving);
pen.globalAlpha = 1;
this.drawPoints(isMoving, chosen);
if (chosen) this.drawChosen(projection, chosen);
this.drawLabels(isMoving, projection);
if (!(projection instanceof Globe)) pen.restore();
this.drawScale(projection, isBare ? !isNear : false);
if (isAimed) this.drawAim();
}
lacksLand({ longitude, latitude }, seen) {
const { least, far, zones } = this.map.detail;
if (seen >= far) return false;
const across = seen * this.width / this.height;
return least > seen || !zones.some(({ longitude: east, latitude: north, width, height }) => {
const way = Math.abs((longitude - east + 540) % 360 - 180);
const down = Math.abs(latitude - north);
const narrow = 2 * height / width;
return height / 2 >= down + seen / 4 ? width / 2 >= way + across / narrow / 4 : false;
});
}
isOnGround({ longitude, latitude }, seen) {
const { groundHeight, isGroundPart, frame: { west, north, width, height } } = this.map;
if (isGroundPart || seen / 2 >= groundHeight) return false;
const across = groundHeight * width / height;
const way = Math.abs((longitude - west - width / 2 + 540) % 360 - 180);
return across / 2 > way ? groundHeight / 2 > Math.abs(latitude - north + height / 2) : false;
}
drawGround(projection, seen, tolerance) {
const { pen, colors, map: { ground, groundHeight } } = this;
if (seen > 8 * groundHeight) return;
const wide = Math.min(3, Math.max(1, groundHeight / seen / 3));
ground.forEach(({ color, width, dash }, index) => {
const path = new Path2D();
projection.traceGround(path, index, tolerance);
if (!width) {
pen.fillStyle = colors[color];
pen.fill(path);
return;
}
pen.setLineDash(dash);
[pen.strokeStyle, pen.lineWidth] = [colors[color], width * wide];
pen.stroke(path);
});
pen.setLineDash([]);
}
drawAreas(projection, chosen, tolerance) {
const { pen, colors } = this;
this.map.areas.forEach((area, index) => {
const path = new Path2D();
projection.traceArea(path, index, tolerance);
const isChosen = chosen ? chosen.areas.includes(area) : false;
pen.globalAlpha = isChosen ? 0.9 : 0.5;
pen.fillStyle = colors[area.tone];
pen.fill(path, "evenodd");
});
pen.globalAlpha = 1;
}
stroke(color, width, trace) {
const path = new Path2D();
trace(path);
this.pen.strokeStyle = this.colors[color];
this.pen.lineWidth = width;
this.pen.stroke(path);
}
drawBall({ x, y, scale }) {
const { pen, colors, width, height, ratio } = this;
const key = `${x} ${y} ${scale}`;
if (!this.ball || this.ball.key !== key) {
const canvas = this.ball ? this.ball.canvas : document.createElement("canvas");
[canvas.width, canvas.height] = [width * ratio, height * ratio];
const ink = canvas.getContext("2d", { alpha: false });
ink.scale(ratio, ratio);
ink.fillStyle = colors.sky;
ink.fillRect(0, 0, width, height);
const air = ink.createRadialGradient(x, y, scale, x, y, scale * 1.12);
air.addColorStop(0, colors.glow);
air.addColorStop(1, colors.sky);
ink.fillStyle = air;
ink.beginPath();
ink.arc(x, y, scale * 1.12, 0, 7);
ink.fill();
const light = ink.createRadialGradient(
x - 0.35 * scale, y - 0.4 * scale, 0, x, y, scale);
light.addColorStop(0, colors.sea);
light.addColorStop(1, colors.deep);
ink.fillStyle = light;
ink.beginPath();
ink.arc(x, y, scale, 0, 7);
ink.fill();
this.ball = { key, canvas };
}
pen.drawImage(this.ball.canvas, 0, 0, width, height);
}
drawSheet({ edges, top, perNorth }) {
const { pen, colors, width, height } = this;
pen.fillStyle = colors.sky;
pen.fillRect(0, 0, width, height);
pen.save();
pen.beginPath();
pen.rect(edges[0], top - 90 * perNorth, edges[1] - edges[0], 180 * perNorth);
pen.clip();
pen.fillStyle = colors.sea;
pen.fillRect(0, 0, width, height);
}
drawLines(projection, ink, all, isMoving) {
const count = this.map.lines.length;
const size = count > 300 ? 2 : count > 100 ? 1 : 0;
const step = (isMoving ? [1, 4, 8] : [1, 1, 2])[size];
const width = (count > 100 ? 1 : count > 20 ? 1.6 : 2) + 0.4 * (RANGES.indexOf(ink) + 1);
for (const each of all)
this.stroke(ink, width, path => projection.traceLines(path, each, step));
}
}
Object.assign(Drawing.prototype, {
isSeen(index) {
const [x, y] = [this.screen[2 * index], this.screen[2 * index + 1]];
return [x > -9, y > -9, this.width + 9 > x, this.height + 9 > y].every(Boolean);
},
gather(chosen) {
const { screen, reach, map: { points } } = this;
const [groups, squares] = [[], new Map()];
const across = Math.ceil(this.width / reach) + 4;
const kinds = { pending: 1, negative: 2 };
for (const index of this.byPriority) {
if (!this.isSeen(index)) continue;
const [x, y] = [screen[2 * index], screen[2 * index + 1]];
const [column, row] = [Math.floor(x / reach) + 1, Math.floor(y / reach) + 1];
if (chosen.includes(index)) {
groups.push({ x, y, members: [index] });
continue;
}
const kind = kinds[points[index].tone] || 0;
const square = (right, down) => ((row + down) * across + column + right) * 3 + kind;
let found = null;
for (let step = 0; 9 > step ? !found : false; step += 1) {
const near = squares.get(square(step % 3 - 1, Math.floor(step / 3) - 1));
found = near ? near.find(group => reach > Math.max(
Math.abs(group.x - x), Math.abs(group.y - y))) : null;
}
if (found) {
found.members.push(index);
continue;
}
const group = { x, y, kind, members: [index] };
groups.push(group);
const near = squares.get(square(0, 0));
if (near) near.push(group); else squares.set(square(0, 0), [group]);
}
const counts = [];
const join = (group, room) => {
const count = counts.find(({ x, y, kind, members }) => kind === group.kind
? this.radiusOf({ members }) + room > Math.hypot(x - group.x, y - group.y) : false);
if (count) count.members.push(...group.members);
return Boolean(count);
};
for (const group of groups.filter(({ members }) => members.length > 1)) {
if (!join(group, this.radiusOf(group) + 3)) counts.push(group);
}
const alone = groups.filter(group => group.members.length > 1
? false : !join(group, this.size));
this.groups = alone.concat(counts);
this.alone = new Set(alone.map(({ members }) => members[0]));
},
drawPoints(isMoving, chosen) {
const { pen, screen, colors, size, map: { points } } = this;
if (isMoving ? points.length > 1000 : false) {
this.groups = [];
this.alone = new Set();
const inks = new Map([["neutral", []]]);
points.forEach(({ ink }, index) => {
if (!inks.has(ink)) inks.set(ink, []);
inks.get(ink).push(index);
});
for (const [ink, all] of inks) {
pen.fillStyle = colors[ink];
for (const index of all) {
const [x, y] = [screen[2 * index], screen[2 * index + 1]];
if (x > 0) if (y > 0) pen.fillRect((x | 0) - 1, (y | 0) - 1, 3, 3);
}
}
return;
}
this.gather(chosen ? chosen.points : []);
const dots = new Map();
for (const index of this.alone) {
const { tone, ink } = points[index];
const key = `${TONES.indexOf(tone)} ${ink}`;
if (!dots.has(key)) dots.set(key, { ink, path: new Path2D() });
this.trace(dots.get(key).path, tone, index, size);
}
for (const key of Array.from(dots.keys()).sort()) {
const { ink, path } = dots.get(key);
[pen.strokeStyle, pen.lineWidth] = [colors.halo, 2];
pen.stroke(path);
pen.fillStyle = colors[ink];
pen.fill(path);
}
for (const group of this.groups) if (group.members.length > 1) this.drawCount(group);
},
radiusOf({ members }) {
return members.length > 1 ? 7 + 2 * String(members.length).length : this.size;
},
drawCount(group) {
const { pen, colors, map: { points } } = this;
const { x, y, members } = group;
const stands = ["negative", "pending"].find(
tone => members.every(index => points[index].tone === tone));
const circle = new Path2D();
circle.arc(x, y, this.radiusOf(group), 0, 7);
pen.fillStyle = colors.card;
pen.fill(circle);
[pen.strokeStyle, pen.lineWidth] = [
colors[stands || "text"], 1.8];
pen.stroke(circle);
pen.font = `600 11px ${this.font}`;
[pen.textAlign, pen.textBaseline, pen.fillStyle] = ["center", "middle", colors.text];
pen.fillText(grouped(members.length), x, y + 0.5);
pen.textAlign = "start";
},
trace(path, tone, index, size) {
const [x, y] = [this.screen[2 * index], this.screen[2 * index + 1]];
const { heading } = this.map.points[index];
if (heading !== null) {
const turned = (right, ahead) => [
x + size * (right * Math.cos(heading) + ahead * Math.sin(heading)),
y + size * (right * Math.sin(heading) - ahead * Math.cos(heading))];
path.moveTo(...turned(0, 2.2));
for (const [right, ahead] of [[1.5, -1.6], [0, -0.8], [-1.5, -1.6]])
path.lineTo(...turned(right, ahead));
path.closePath();
} else if (tone === "negative") {
path.rect(x - size, y - size, 2 * size, 2 * size);
} else {
const radius = { positive: 1.1, pending: 1.2 }[tone] * size || 0.9 * size;
path.moveTo(x + radius, y);
path.arc(x, y, radius, 0, 7);
if (tone === "pending") {
path.moveTo(x + 0.6 * size, y);
path.arc(x, y, 0.6 * size, 0, -7, true);
}
}
}
});
const [LEAST_LINE, BEYOND] = [60, 14];
const grouped = number => String(number).replace(/\B(?=(\d{3})+$)/g, ",");
Object.assign(Drawing.prototype, {
drawChosen(projection, { points, lines }) {
const { pen, colors, screen, size } = this;
if (lines) {
const trace = path => projection.traceLines(path, lines, 1);
this.stroke("halo", 5, trace);
this.stroke("mark", 2.5, trace);
}
for (const index of points) {
if (!this.map.points[index].tone || !this.isSeen(index)) continue;
const path = new Path2D();
this.trace(path, this.map.points[index].tone, index, size + 1);
pen.fillStyle = colors[this.map.points[index].ink];
pen.fill(path);
const ring = new Path2D();
ring.arc(screen[2 * index], screen[2 * index + 1], size + 6, 0, 7);
[pen.strokeStyle, pen.lineWidth] = [colors.halo, 5];
pen.stroke(ring);
[pen.strokeStyle, pen.lineWidth] = [colors.mark, 2.5];
pen.stroke(ring);
}
},
drawLabels(isMoving, projection) {
const { pen } = this;
const { scale } = projection;
const taken = [[0, this.height - 40, 130, this.height]];
for (const group of this.groups) {
const far = this.radiusOf(group);
taken.push([group.x - far, group.y - far, group.x + far, group.y + far]);
}
pen.textBaseline = "middle";
pen.lineWidth = 3;
pen.font = `500 12px ${this.font}`;
let [tries, room] = isMoving ? [120, 20] : [600, 60];
for (const index of this.order) {
if (0 >= room || 0 > tries) break;
if (!this.isSeen(index)) continue;
if (LEAST_LINE > this.map.points[index].span * RADIANS * scale
? this.map.points[index].span > 0 : false) continue;
if (this.map.points[index].tone ? !this.alone.has(index) : false) continue;
tries -= 1;
if (this.label(index, taken)) room -= 1;
}
if (!isMoving) this.drawGroundNames(projection, taken, room);
},
drawGroundNames(projection, taken, room) {
const { pen, colors, width, height, map: { names, groundHeight } } = this;
if (!names.length || height / projection.scale / RADIANS > 8 * groundHeight) return;
const ways = this.squaresOfLines(projection);
const named = new Set();
[pen.strokeStyle, pen.fillStyle] = [colors.halo, colors.faint];
for (const { longitude, latitude, label, heading, priority } of names) {
if (0 >= room) break;
if (heading !== null ? named.has(label) : false) continue;
const spot = projection.spot(longitude, latitude);
if (!spot) continue;
const [x, y] = spot;
const half = pen.measureText(label).width / 2 + 2;
const turn = heading === null ? 0 : Math.atan(-1 / Math.tan(heading || 1e-9));
if (heading !== null ? 2 * half > priority / 1e5 * RADIANS * projection.scale : false) continue;
const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
const [far, high] = [half * cos + 8 * Math.abs(sin), half * Math.abs(sin) + 8 * cos];
const box = [x - far, y - high, x + far, y + high];
if (0 > box[0] || box[2] > width || 0 > box[1] || box[3] > height) continue;
if (taken.some(other => !(box[0] > other[2] || other[0] > box[2] || box[1] > other[3]
|| other[1] > box[3]))) continue;
let isFree = true;
for (let at = -half; half + 8 > at; at += 8) for (const side of [-8, 0, 8])
if (ways.has([x + at * cos - side * sin, y + at * sin + side * cos]
.map(edge => Math.floor(edge / 8)).join(" "))) isFree = false;
if (!isFree) continue;
if (heading !== null) named.add(label);
taken.push(box);
room -= 1;
pen.save();
pen.translate(x, y);
pen.rotate(turn);
pen.strokeText(label, 2 - half, 0);
pen.fillText(label, 2 - half, 0);
pen.restore();
}
},
squaresOfLines(projection) {
const squares = new Set();
for (const run of this.map.lines.flatMap(line => line.runs)) {
let before = null;
for (let i = 0; run.length > i; i += 2) {
const spot = projection.spot(run[i], run[i + 1]);
if (spot) {
const [x, y] = before || spot;
const far = Math.max(Math.abs(spot[0] - x), Math.abs(spot[1] - y));
const steps = Math.min(400, Math.ceil(far / 6) || 1);
for (let step = 0; steps >= step; step += 1) {
const [right, down] = [x + (spot[0] - x) * step / steps, y + (spot[1] - y) * step / steps];
squares.add(`${Math.floor(right / 8)} ${Math.floor(down / 8)}`);
}
}
before = spot;
}
}
return squares;
},
label(index, taken) {
const { pen, colors, map: { points }, size } = this;
const label = points[index].mark;
if (!this.widths.has(index)) this.widths.set(index, pen.measureText(label).width);
const width = this.widths.get(index);
const [x, y] = [this.screen[2 * index], this.screen[2 * index + 1]];
const far = size + 4;
const { tone, heading } = points[index];
const [right, down] = tone || heading === null ? [0, 0]
: [BEYOND * Math.sin(heading), -BEYOND * Math.cos(heading)];
const sides = !tone ? [[x + right - width / 2, y + down]] : [
[x + far, y], [x - far - width, y],
[x - width / 2, y - far - 7], [x - width / 2, y + far + 7]
];
const usual = this.sides.get(index) || 0;
for (const side of [usual, 0, 1, 2, 3]) {
if (!sides[side]) continue;
const [left, middle] = sides[side];
const box = [left - 1, middle - 7, left + width + 1, middle + 7];
const isFree = taken.every(other => box[0] > other[2] || other[0] > box[2]
|| box[1] > other[3] || other[1] > box[3]);
const room = Math.min(
box[0], this.width - box[2], box[1], this.height - box[3]);
if (0 > room || !isFree) continue;
taken.push(box);
this.sides.set(index, side);
pen.strokeStyle = colors.halo;
pen.fillStyle = colors.text;
pen.strokeText(label, left, middle);
pen.fillText(label, left, middle);
return true;
}
return false;
},
drawScale({ scale }, lacksCoast) {
const { pen, colors, height } = this;
const metres = 6371008.8 / scale * 110;
const power = 10 ** Math.floor(Math.log10(metres));
const round = [5, 2, 1].find(step => metres >= step * power) * power;
const length = round / 6371008.8 * scale;
const words = round >= 1000 ? `${grouped(round / 1000)} km` : `${round} m`;
pen.font = `500 11px ${this.font}`;
const [left, base] = [16, height - 16];
const rest = "; the coast is not known this closely";
const right = left + 24 + pen.measureText(words + rest).width;
const isFree = this.groups.every(({ x, y }) => x > right || base - 36 > y);
const text = words + (lacksCoast ? isFree ? rest : "; no coast" : "");
const path = new Path2D();
path.moveTo(left, base - 5);
path.lineTo(left, base);
path.lineTo(left + length, base);
path.lineTo(left + length, base - 5);
[pen.strokeStyle, pen.lineWidth] = [colors.halo, 4];
pen.stroke(path);
[pen.strokeStyle, pen.lineWidth] = [colors.text, 1.5];
pen.stroke(path);
[pen.strokeStyle, pen.lineWidth, pen.fillStyle] = [colors.halo, 3, colors.text];
pen.strokeText(text, left + 4, base - 12);
pen.fillText(text, left + 4, base - 12);
},
drawAim() {
const [x, y] = [this.width / 2, this.height / 2];
const trace = path => {
for (const [dx, dy] of [[1, 0], [0, 1], [-1, 0], [0, -1]]) {
path.moveTo(x + 5 * dx, y + 5 * dy);
path.lineTo(x + 14 * dx, y + 14 * dy);
}
};
this.stroke("halo", 4, trace);
this.stroke("mark", 2, trace);
}
});
class Card {
constructor(figure) {
this.box = figure.querySelector(".point");
this.status = figure.querySelector("[role=status]");
this.button = figure.querySelector("button[name=row]");
this.about = document.createElement("a");
this.isKept = false;
}
say(words, row = -1, isKept = true) {
this.isKept = isKept;
if (this.status.textContent !== words) {
const end = words.indexOf(": ");
const name = document.createElement("strong");
name.textContent = end > 0 ? words.slice(0, end) : words;
this.status.replaceChildren(...(words
? [name, end > 0 ? words.slice(end) : ""] : []));
}
const found = this.rowOf ? this.rowOf(row) : null;
this.button.hidden = !found;
const link = found ? found.querySelector("a[href]") : null;
const href = link ? link.href
: !found ? this.search?.(words.split(": ")[0]) : null;
this.about.remove();
if (words ? href : false) {
this.about.textContent = link ? "Open" : "Find";
this.about.href = href;
this.button.before(this.about);
}
this.box.classList.toggle("passing", !isKept);
}
put(spot, { width, height }) {
const { box } = this;
const isSeen = spot ? [spot[0] >= 0, spot[1] >= 0, width >= spot[0], height >= spot[1]]
.every(Boolean) : false;
box.hidden = !isSeen || !this.status.textContent;
if (box.hidden) return;
const [x, y] = spot;
const { offsetWidth: across, offsetHeight: down } = box;
const far = 14;
const within = (value, most) => Math.max(4, Math.min(most - 4, value));
let [left, top] = [x + far, y - down / 2];
if (left + across > width - 4) left = x - far - across;
if (4 > left) {
left = within(x - across / 2, width - across);
top = y + far + down > height - 4 ? y - far - down : y + far;
}
box.style.left = `${Math.round(left)}px`;
box.style.top = `${Math.round(within(top, height - down))}px`;
}
}
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");
class View {
constructor(figure) {
this.figure = figure;
this.canvas = figure.querySelector("canvas");
this.card = new Card(figure);
this.map = readMap(figure);
this.globe = new Globe(this.map);
this.flat = new Flat(this.map);
this.chosen = null;
this.hovered = null;
this.isAimed = false;
this.speed = null;
this.flight = null;
this.movedAt = -1000;
this.rowNow = row => row;
figure.querySelector(".live").hidden = false;
figure.dataset.live = "";
this.drawing = new Drawing(figure, this.canvas, this.map);
this.projection = this.isWide() ? this.globe : this.flat;
this.isTurning = this.isWide() ? !calm.matches : false;
new ResizeObserver(() => this.fit()).observe(this.canvas);
new IntersectionObserver(entries => {
this.isShown = entries[entries.length - 1].isIntersecting;
this.request();
}).observe(this.canvas);
night.addEventListener("change", () => { this.drawing.wear(); this.request(); });
this.fit();
}
renew() {
const isGlobe = this.projection === this.globe;
const { row, isOne } = this.chosen
? { row: this.chosen.row, isOne: this.chosen.row >= 0 } : { row: -1, isOne: false };
this.map = readMap(this.figure);
[this.globe, this.flat] = [new Globe(this.map), new Flat(this.map)];
this.projection = isGlobe ? this.globe : this.flat;
this.drawing = new Drawing(this.figure, this.canvas, this.map);
this.drawing.fit();
this.hovered = null;
if (this.chosen) this.choose(isOne ? this.rowNow(row) : -1, false);
this.request();
}
isWide() {
const { width, height } = this.map.frame;
return width * this.map.narrowing > 60 || height > 60;
}
fit() {
this.drawing.fit();
if (!this.drawing.width) return;
if (this.scale !== undefined ? !this.isHome() : false) return this.look({});
this.home();
this.show();
}
home() {
const { west, north, width, height } = this.map.frame;
const { narrowing, vectors: all } = this.map;
const middle = [0, 0, 0];
for (let i = 0; all.length > i; i += 1) middle[i % 3] += all[i];
const isWorld = width > 300;
const isGlobe = this.projection === this.globe;
const { width: across, height: down } = this.drawing;
const [x, y, z] = middle;
const tilt = Math.max(-40, Math.min(40, Math.atan2(z, Math.hypot(x, y)) / RADIANS));
this.look({
longitude: !isWorld ? west + width / 2 : isGlobe ? Math.atan2(y, x) / RADIANS : 0,
latitude: isWorld ? (isGlobe ? tilt : 0) : north - height / 2,
scale: isWorld ? 0 : (isGlobe ? 0.92 : 1) * Math.min(
across / (this.used() * RADIANS * narrowing), down / (height * RADIANS))
});
this.first = [this.longitude, this.latitude, this.scale];
}
used() {
const { west, width } = this.map.frame;
const runs = this.map.lines.flatMap(line => line.runs).concat([this.map.places]);
let most = 0;
for (const run of runs)
for (let i = 0; run.length > i; i += 2) {
const east = (run[i] - west + 720) % 360;
if (width >= east) most = Math.max(most, Math.abs(east - width / 2));
}
return most ? Math.min(width, 2.4 * most) : width;
}
isHome() {
return [this.longitude, this.latitude, this.scale].every((value, i) => value === this.first[i]);
}
look({ longitude = this.longitude, latitude = this.latitude, scale = this.scale }) {
const { width, height } = this.drawing;
const smallest = this.projection.smallest(width, height);
const largest = this.largest();
this.scale = Math.max(smallest, Math.min(largest, scale));
this.longitude = longitude - 360 * Math.round(longitude / 360);
this.latitude = this.projection.bounded(latitude, this.scale, height);
this.request();
}
largest() {
const { width, height } = this.drawing;
return Math.max(
this.projection.smallest(width, height), 6 / (this.map.unit * RADIANS));
}
isWhole() {
const { width, height } = this.drawing;
return this.projection.smallest(width, height) * 1.01 > this.scale;
}
turnBy(dx, dy) {
const [east, north] = this.projection.degrees(dx, dy, this.latitude);
this.look({ longitude: this.longitude - east, latitude: this.latitude + north });
this.movedAt = performance.now();
}
zoomBy(factor, spot = null) {
const before = spot ? this.projection.placeAt(...spot) : null;
this.look({ scale: this.scale * factor });
this.movedAt = performance.now();
if (!before) return;
this.aim();
const after = this.projection.placeAt(...spot);
this.look({
longitude: this.longitude + before[0] - after[0],
latitude: this.latitude + before[1] - after[1] });
}
aim() {
this.projection.aim(this, this.drawing.width, this.drawing.height);
}
spots() {
const { screen, byPriority, width, height } = this.drawing;
const isSeen = ([x, y]) => [x >= 0, y >= 0, width >= x, height >= y].every(Boolean);
const points = byPriority.map(i => [screen[2 * i], screen[2 * i + 1]]).filter(isSeen);
if (points.length) return points;
const places = this.map.lines.flatMap(({ runs: all }) => all).flatMap(run => {
const step = 2 * Math.ceil(run.length / 400);
return Array.from({ length: Math.ceil(run.length / step) },
(_, i) => this.projection.spot(run[i * step], run[i * step + 1]));
});
return places.filter(Boolean).filter(isSeen);
}
nearer(factor) {
const scale = this.scale * factor;
const { width, height } = this.drawing;
this.aim();
const chosen = this.chosen ? this.chosen.anchor : null;
if (chosen) return { scale, longitude: chosen[0], latitude: chosen[1] };
const spots = this.spots();
const around = ([x, y], part) => spots.filter(([a, b]) => width / part >= 2 * Math.abs(a - x)
? height / part >= 2 * Math.abs(b - y) : false);
const step = Math.ceil(spots.length / 200);
const most = part => {
let best = [];
for (let i = 0; spots.length > i; i += step) {
const some = around(spots[i], part);
if (some.length > best.length) best = some;
}
return best;
};
const stays = 2 * around([width / 2, height / 2], factor).length >= most(factor).length;
if (this.isWhole() ? !spots.length : stays) return { scale };
const best = most(4 * factor);
const middle = [0, 1].map(axis =>
best.reduce((sum, spot) => sum + spot[axis], 0) / best.length);
const [longitude, latitude] = this.projection.placeAt(...middle);
return { scale, longitude, latitude };
}
}
Object.assign(View.prototype, {
hold() {
[this.isTurning, this.speed, this.flight] = [false, null, null];
},
fly(target) {
this.hold();
if (calm.matches) return this.look(target);
const { longitude, latitude, scale } = this;
const to = { longitude, latitude, scale, ...target };
to.longitude -= 360 * Math.round((to.longitude - longitude) / 360);
const from = { longitude, latitude, scale };
this.flight = { from, to, start: performance.now() };
this.request();
},
choose(row, isShown = true, anchor = null) {
const { points, lines, areas } = this.map;
const isOfRow = shape => row >= 0 ? shape.row === row : false;
const mine = points.flatMap((point, index) => isOfRow(point) ? [index] : []);
this.point({
row, points: mine, lines: lines.filter(isOfRow), areas: areas.filter(isOfRow), anchor });
if (isShown) this.show();
},
point({ row = -1, points = [], lines = [], areas = [], anchor = null, words = "" }) {
const has = points.length + lines.length + areas.length > 0;
this.chosen = has ? {
row, points, areas, lines: lines.length ? bundle(lines) : null,
anchor: anchor || this.anchorOf(points, lines, areas)
} : null;
const said = words || this.words(points, lines.concat(areas));
this.card.say(has ? said : "", row);
this.request();
},
words(points, shapes) {
return points.filter(index => this.map.points[index].tone).map(index => {
const { label, note, latitude, longitude } = this.map.points[index];
const place = `${Math.abs(latitude).toFixed(2)} ${0 > latitude ? "S" : "N"}, `
+ `${Math.abs(longitude).toFixed(2)} ${0 > longitude ? "W" : "E"}`;
return label ? `${label}: ${note || place}` : note || place;
}).concat(shapes.map(({ label }) => label)).filter(Boolean).slice(0, 3).join("; ");
},
anchorOf(points, lines, areas) {
const { points: all } = this.map;
if (points.length) return [all[points[0]].longitude, all[points[0]].latitude];
const run = lines.length ? lines[0].runs[0] : areas.length ? runs(areas[0].path)[0] : null;
if (!run) return null;
const middle = 2 * Math.floor(run.length / 4);
return [run[middle], run[middle + 1]];
},
show() {
if (!this.chosen || this.scale === undefined) return;
const { points, lines, areas } = this.chosen;
const { vectors: places } = this.map;
const all = points.flatMap(i => Array.from(places.subarray(3 * i, 3 * i + 3)))
.concat((lines ? lines.lines : []).flatMap(line => line.runs)
.concat(areas.flatMap(area => runs(area.path)))
.flatMap(run => Array.from(vectors(run))));
const middle = [0, 0, 0];
all.forEach((value, i) => { middle[i % 3] += value; });
const length = Math.hypot(...middle);
if (!length) return;
const [x, y, z] = middle.map(value => value / length);
let nearest = 1;
for (let i = 0; all.length > i; i += 3)
nearest = Math.min(nearest, all[i] * x + all[i + 1] * y + all[i + 2] * z);
const reach = 1.3 * Math.acos(Math.max(-1, Math.min(1, nearest)));
const { width, height } = this.drawing;
const room = Math.min(width, height) / 2;
const isGlobe = this.projection === this.globe;
const close = room / (isGlobe ? Math.sin(Math.min(1.5, reach)) : reach);
const whole = this.projection.smallest(width, height);
this.fly({
longitude: Math.atan2(y, x) / RADIANS, latitude: Math.asin(z) / RADIANS,
scale: Math.min(close, Math.max(this.scale, 2.5 * whole))
});
},
toggle() {
const isWhole = this.isWhole();
this.hold();
this.projection = this.projection === this.globe ? this.flat : this.globe;
if (isWhole) this.home(); else this.look({});
return this.projection === this.globe;
},
request() {
if (this.isAsked || !this.drawing.width) return;
this.isAsked = true;
requestAnimationFrame(time => { this.isAsked = false; this.frame(time); });
},
frame(time) {
const passed = Math.min(50, time - (this.last || time));
this.last = time;
if (this.isShown === false || !this.drawing.width) return;
let isMoving = this.isTurning;
if (this.flight) {
const { from, to, start } = this.flight;
const way = Math.min(1, Math.max(0, time - start) / 800);
const eased = way * way * (3 - 2 * way);
const between = name => from[name] + (to[name] - from[name]) * eased;
this.look({
longitude: between("longitude"), latitude: between("latitude"),
scale: from.scale * (to.scale / from.scale) ** eased });
if (way === 1) this.flight = null; else isMoving = true;
} else if (this.speed) {
this.turnBy(this.speed[0] * passed, this.speed[1] * passed);
const slower = 0.995 ** passed;
this.speed = this.speed.map(pixels => pixels * slower);
if (0.02 > Math.hypot(...this.speed)) this.speed = null;
isMoving = true;
} else if (this.isTurning) {
this.look({ longitude: this.longitude + passed * 0.004 });
}
const isSettling = 150 > performance.now() - this.movedAt;
this.aim();
isMoving = isMoving || isSettling;
this.drawing.draw(this.projection, isMoving, this);
const { anchor } = this.chosen || this.hovered || { anchor: null };
this.card.put(anchor ? this.projection.spot(...anchor) : null, this.drawing);
if (isMoving) this.request();
else this.last = 0;
}
});
const listen = view => {
const { canvas, figure } = view;
const fingers = new Map();
let [start, isDragged, trail] = [null, false, null];
const place = event => {
const box = canvas.getBoundingClientRect();
return [event.clientX - box.left, event.clientY - box.top];
};
const spread = () => {
const [[ax, ay], [bx, by]] = Array.from(fingers.values());
return { far: Math.hypot(ax - bx, ay - by), x: (ax + bx) / 2, y: (ay + by) / 2 };
};
canvas.addEventListener("blur", () => { view.isAimed = false; view.request(); });
canvas.addEventListener("pointerdown", event => {
view.hold();
view.hover(-99, -99);
view.isAimed = false;
canvas.focus({ preventScroll: true });
canvas.setPointerCapture(event.pointerId);
fingers.set(event.pointerId, place(event));
start = place(event);
[isDragged, trail] = [fingers.size > 1, null];
});
canvas.addEventListener("pointermove", event => {
const [x, y] = place(event);
const before = fingers.get(event.pointerId);
if (!before) return view.hover(x, y);
if (fingers.size === 2) {
const old = spread();
fingers.set(event.pointerId, [x, y]);
const now = spread();
view.turnBy(now.x - old.x, now.y - old.y);
if (old.far > 0) view.zoomBy(now.far / old.far, [now.x, now.y]);
return;
}
fingers.set(event.pointerId, [x, y]);
if (Math.hypot(x - start[0], y - start[1]) > 4) isDragged = true;
if (!isDragged) return;
view.turnBy(x - before[0], y - before[1]);
const passed = trail ? event.timeStamp - trail.time : 0;
trail = {
time: event.timeStamp,
speed: [x - before[0], y - before[1]].map(way => passed > 0 ? way / passed : 0)
};
});
const release = event => {
if (!fingers.delete(event.pointerId)) return;
if (event.type === "pointercancel") return;
if (!isDragged) view.pick(...place(event), event.pointerType === "touch" ? 24 : 16);
else if (trail ? 60 > event.timeStamp - trail.time : false)
if (!calm.matches) [view.speed] = [trail.speed];
view.request();
};
canvas.addEventListener("pointerup", release);
canvas.addEventListener("pointercancel", release);
canvas.addEventListener("pointerleave", () => view.hover(-99, -99));
canvas.addEventListener("wheel", event => {
if (!(event.ctrlKey || document.activeElement === canvas)) return;
const old = view.scale;
const pixels = event.deltaY * (event.deltaMode === 1 ? 20 : 1);
view.hold();
const far = pixels * (event.ctrlKey ? 4 : 1);
view.zoomBy(0.998 ** Math.max(-300, Math.min(300, far)), place(event));
if (event.ctrlKey || view.scale !== old) event.preventDefault();
}, { passive: false });
const keys = {
ArrowLeft: () => view.turnBy(60, 0), ArrowRight: () => view.turnBy(-60, 0),
ArrowUp: () => view.turnBy(0, 60), ArrowDown: () => view.turnBy(0, -60),
"+": () => view.look(view.nearer(1.4)), "=": () => view.look(view.nearer(1.4)),
"-": () => view.zoomBy(1 / 1.4),
"0": () => view.home(), Home: () => view.home(), Escape: () => view.choose(-1),
Enter: () => view.pick(view.drawing.width / 2, view.drawing.height / 2, Infinity)
};
canvas.addEventListener("keydown", event => {
if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
event.preventDefault();
view.hold();
keys[event.key]();
view.isAimed = event.key !== "Escape";
view.request();
});
const button = name => figure.querySelector(`button[name=${name}]`);
const press = (name, action) => button(name).addEventListener("click", () => {
view.hold();
action();
});
const name = isGlobe => {
button("view").textContent = isGlobe ? "Flat map" : "Globe";
};
name(view.projection === view.globe);
press("view", () => name(view.toggle()));
press("in", () => view.fly(view.nearer(1.6)));
press("out", () => view.fly({ scale: view.scale / 1.6 }));
press("reset", () => { view.choose(-1); view.home(); });
};
const MOST_LINES = 300;
Object.assign(View.prototype, {
nearest(x, y, reach) {
let [found, best] = [null, reach];
for (const group of this.drawing.groups) {
const far = Math.hypot(group.x - x, group.y - y) - this.drawing.radiusOf(group) + 4;
if (best > far) [found, best] = [group, far];
}
return found;
},
at(x, y, reach) {
const group = this.nearest(x, y, reach);
if (group) return { group, points: group.members };
const anchor = this.projection.placeAt(x, y);
const line = this.lineAt(x, y);
if (line) return { lines: [line], anchor };
const area = this.areaAt(x, y);
return area ? { areas: [area], anchor } : {};
},
groupWords(members) {
if (3 >= members.length) return this.words(members, []);
const names = members.map(index => this.map.points[index].label).filter(Boolean);
const left = members.length - Math.min(8, names.length);
const rest = left > 0 ? [`${grouped(left)} more`] : [];
return `${grouped(members.length)} points: ${names.slice(0, 8).concat(rest).join(", ")}`;
},
hover(x, y) {
if (x > 0) this.isTurning = false;
const { points = [], lines = [], areas = [], anchor } = this.at(x, y, 10);
const shapes = lines.concat(areas);
const isFound = points.length + shapes.length > 0;
this.canvas.style.cursor = isFound ? "pointer" : "";
if (this.chosen) return;
const words = points.length > 1 ? this.groupWords(points) : this.words(points, shapes);
if (!isFound ? !this.hovered : false) return;
this.hovered = isFound
? { anchor: points.length ? this.anchorOf(points, [], []) : anchor } : null;
this.card.say(isFound ? words : "", -1, false);
this.request();
},
lineAt(x, y) {
const { pen } = this.drawing;
if (this.map.lines.length > MOST_LINES) return undefined;
pen.setTransform(1, 0, 0, 1, 0, 0);
pen.lineWidth = 10;
return this.map.lines.findLast(line => {
const path = new Path2D();
this.projection.traceLines(path, bundle([line]), 2);
return pen.isPointInStroke(path, x, y);
});
},
areaAt(x, y) {
const { pen } = this.drawing;
pen.setTransform(1, 0, 0, 1, 0, 0);
return this.map.areas.findLast((_, index) => {
const path = new Path2D();
this.projection.traceArea(path, index, 0.5);
return pen.isPointInPath(path, x, y, "evenodd");
});
},
pick(x, y, reach = 16) {
const { group, points = [], lines = [], areas = [], anchor } = this.at(x, y, reach);
this.hovered = null;
if (points.length > 1) {
if (this.part(group)) return;
return this.point({ points, words: this.groupWords(points) });
}
const shape = points.length ? this.map.points[points[0]] : lines[0] || areas[0];
const row = shape ? shape.row : -1;
if (0 > row) return this.point({ points, lines, areas, anchor });
if (this.onrow) this.onrow(row);
this.choose(row, false, points.length ? this.anchorOf(points, [], []) : anchor);
},
part({ members }) {
const { width, height } = this.drawing;
const spots = members.map(index => {
const { longitude, latitude } = this.map.points[index];
return this.projection.spot(longitude, latitude);
}).filter(Boolean);
const [low, high] = [Math.min, Math.max].map(
most => [0, 1].map(axis => most(...spots.map(spot => spot[axis]))));
const [across, down] = [high[0] - low[0], high[1] - low[1]];
const factor = Math.min(0.6 * width / across, 0.6 * height / down, 12);
const largest = this.largest();
if (0.5 > Math.max(across, down) || this.scale * 1.3 > largest) return false;
const [longitude, latitude] = this.projection.placeAt(
(low[0] + high[0]) / 2, (low[1] + high[1]) / 2);
this.point({});
this.fly({ scale: Math.min(largest, this.scale * Math.max(1.6, factor)), longitude, latitude });
return true;
}
});
const connect = view => {
const { figure } = view;
const key = figure.dataset.table;
const table = key ? Array.from(figure.parentElement.querySelectorAll("table"))
.find(each => each.dataset.key === key) : null;
if (!table) return;
const body = table.tBodies[0];
const form = table.parentElement.previousElementSibling;
if (form instanceof HTMLFormElement) view.card.search = name => {
const url = new URL(form.action);
for (const { name, value } of form.querySelectorAll("[type=hidden]"))
url.searchParams.append(name, value);
url.searchParams.set(form.querySelector("[type=search]").name, name);
return url.href;
};
let [rows, numbers, known, current] = [[], new Map(), new Set(), null];
const take = all => {
rows = all;
numbers = new Map(rows.map((row, index) => [row, index]));
known = new Set(view.map.points.concat(view.map.lines).map(({ row }) => row));
if (numbers.has(current)) return;
current = rows.find((_, index) => known.has(index));
if (current) current.tabIndex = 0;
};
take(Array.from(body.rows));
if (!current) return;
table.classList.add("mapped");
view.take = now => {
const before = rows;
view.rowNow = number => now.indexOf(before[number]);
view.renew();
take(now);
};
const enter = row => {
current.tabIndex = -1;
current = row;
row.tabIndex = 0;
};
const mark = row => {
for (const other of body.querySelectorAll("[aria-current]"))
other.removeAttribute("aria-current");
if (row) row.setAttribute("aria-current", "true");
};
const choose = row => {
const number = numbers.get(row);
if (!known.has(number)) return;
enter(row);
mark(row);
view.choose(number);
};
const behavior = () => calm.matches ? "auto" : "smooth";
const clear = () => {
const controls = table.parentElement.previousElementSibling;
for (const field of controls.querySelectorAll("[name=search], [name=date]")) {
field.value = "";
field.dispatchEvent(new Event(field.name === "search" ? "input" : "change"));
}
};
view.card.rowOf = number => rows[number] || null;
view.onrow = number => {
const row = rows[number];
mark(row);
enter(row);
};
view.card.button.addEventListener("click", () => {
const row = view.chosen ? rows[view.chosen.row] : null;
if (!row?.dispatchEvent(new Event("pick", { bubbles: true, cancelable: true }))) return;
if (row.hidden) clear();
row.focus({ preventScroll: true });
row.scrollIntoView({ block: "center", behavior: behavior() });
});
body.addEventListener("choose", event => choose(event.target));
body.addEventListener("click", event => {
const row = event.target.closest("tr");
if (!known.has(numbers.get(row))) return;
if (event.target.closest("a, summary") || String(getSelection())) return;
choose(row);
figure.scrollIntoView({ block: "nearest", behavior: behavior() });
});
body.addEventListener("keydown", event => {
if (!numbers.has(event.target)) return;
const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
if (step) {
const shown = Array.from(body.rows).filter(row => !row.hidden);
const next = shown[shown.indexOf(event.target) + step];
if (!next) return;
enter(next);
next.focus();
} else if (event.key === "Enter") {
choose(event.target);
figure.scrollIntoView({ block: "nearest", behavior: behavior() });
} else return;
event.preventDefault();
});
};
const views = new WeakMap();
const open = figure => {
const view = new View(figure);
views.set(figure, view);
listen(view);
connect(view);
};
for (const figure of document.querySelectorAll("figure.map")) open(figure);
document.addEventListener("renewed", ({ detail: { box, rows, changed } }) => {
for (const figure of box.querySelectorAll("figure.map")) {
const view = views.get(figure);
if (!view) open(figure);
else if (changed.has(figure)) {
const body = Array.from(figure.parentElement.querySelectorAll("table"))
.find(each => each.dataset.key === figure.dataset.table)?.tBodies[0];
if (view.take) view.take(rows.get(body));
else view.renew();
}
}
});
}

"""#, hash: "wElo7oytiKWQk0WuTl1fuU+N9gkXWw5iYunua6Oy3O4=")

    static let pageCSS = WebFile(
        #"""

* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: var(--space-4); }
body {
margin: 0 auto; padding: var(--space-6) var(--space-5); max-width: 84rem;
background: var(--page); color: var(--text); overflow-wrap: break-word;
font: var(--font-body)/1.55 system-ui, -apple-system, "Segoe UI", Roboto,
"Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif;
}
h1 { margin: 0; font-size: var(--font-title); line-height: 1.15; letter-spacing: -0.02em; }
h2 {
margin: 0 0 var(--space-3); font-size: var(--font-heading); line-height: 1.25;
letter-spacing: -0.01em;
}
h3, .chart caption {
margin: var(--space-5) 0 var(--space-2); font-size: var(--font-subheading);
font-weight: 700;
}
h2 + h3, h2.unseen + * { margin-top: 0; }
p { margin: var(--space-3) 0; }
header p, footer { margin: var(--space-1) 0; font-size: var(--font-small); }
footer { padding: 0 var(--space-1); color: var(--faint); }
.faint { color: var(--faint); }
section, footer { margin-top: var(--space-5); }
section {
padding: var(--space-5); border: 1px solid var(--line); border-radius: 14px;
background: var(--card);
}
section > :last-child { margin-bottom: 0; }
code { padding: 0.1em 0.3em; border-radius: 4px; background: var(--neutral-soft); }
img { display: block; object-fit: contain; overflow: hidden; font-size: var(--font-tick); }
p > img, dd > img { max-width: 100%; }
.picture { width: auto; height: auto; max-width: 100%; max-height: 36rem; }
figure { margin: var(--space-4) 0; }
:is(td, dd) > figure { margin: 0; }
figcaption {
margin-top: var(--space-2); color: var(--faint); font-size: var(--font-small);
}
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 0.15em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible {
outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px;
}
nav ul {
display: flex; flex-wrap: wrap; gap: var(--space-2); margin: var(--space-4) 0 0;
padding: 0;
}
nav li { list-style: none; }
nav a {
display: block; padding: var(--space-1) var(--space-4); border: 1px solid var(--line);
border-radius: 99px; background: var(--card); font-size: var(--font-small);
text-decoration: none;
}
nav a:hover { border-color: currentColor; }
dl {
display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
gap: var(--space-4) var(--space-5); margin: var(--space-4) 0 0;
}
dt { color: var(--faint); font-size: var(--font-label); }
dd { margin: 0; overflow-wrap: anywhere; }
dd time { white-space: normal; }
.figures {
grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
gap: var(--space-3) var(--space-5);
}
.figures:has(> :nth-child(4):last-child) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
@media (min-width: 54rem) {
.figures:has(> :nth-child(4):last-child) { grid-template-columns: repeat(4, auto); }
}
.figures dd {
font-size: clamp(1.4rem, 4.5vw, 2rem); font-weight: 700; line-height: 1.25;
letter-spacing: -0.02em; overflow-wrap: normal;
}
.notice {
padding: var(--space-3) var(--space-4); border-left: 4px solid var(--tone);
border-radius: 6px; background: var(--soft);
}
.notice strong:first-child { color: var(--tone); }
.info { --tone: var(--neutral); --soft: var(--neutral-soft); }
.warning { --tone: var(--pending); --soft: var(--pending-soft); }
.error { --tone: var(--negative); --soft: var(--negative-soft); }
.controls {
display: flex; flex-wrap: wrap; gap: var(--space-3) var(--space-4); align-items: end;
margin: var(--space-4) 0; font-size: var(--font-small);
}
.controls label { display: grid; gap: var(--space-1); color: var(--faint); }
.controls label:first-child { flex: 1 1 14rem; max-width: 24rem; }
.controls p { margin: var(--space-2) 0; }
input, select, textarea {
width: 100%; min-height: 2.5rem; padding: var(--space-1) var(--space-2);
border-radius: 8px; border: 1px solid var(--field); background: var(--card);
color: var(--text); font: inherit; font-size: var(--font-body);
}
.scroll { overflow-x: auto; margin-top: var(--space-4); }
.scroll.fitted { overflow: visible; }
.scroll.long, .scroll.wide { overflow: auto; max-height: 90vh; }
table {
width: 100%; border-collapse: collapse; font-size: var(--font-small); line-height: 1.35;
}
caption, .unseen { position: absolute; overflow: hidden; width: 1px; height: 1px; }
th, td { padding: var(--space-2); text-align: start; vertical-align: middle; }
thead th { color: var(--faint); font-size: var(--font-label); vertical-align: bottom; }
thead tr { border-bottom: 2px solid var(--line); }
.rows thead tr { border: 0; }
.rows thead :is(th, td) {
position: sticky; top: 0; z-index: 2; background: var(--card);
box-shadow: inset 0 -2px var(--line);
}
.rows :is(tbody tr, tbody a) { scroll-margin-top: 4rem; }
[data-sort] > :is(a, button) {
display: inline-block; margin: calc(-1 * var(--space-1)) 0; padding: var(--space-1) 0;
min-height: 0; border: 0; background: none; color: inherit; font: inherit;
text-align: inherit; text-decoration: none; cursor: pointer;
}
[data-sort] > :is(a, button):hover { color: var(--link); text-decoration: underline; }
th[aria-sort] { color: var(--text); }
[aria-sort=ascending] > :is(a, button)::after { content: "\a0\2191"; content: "\a0\2191" / ""; }
[aria-sort=descending] > :is(a, button)::after { content: "\a0\2193"; content: "\a0\2193" / ""; }
tr.off { display: none !important; }
.pages {
display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-4); align-items: center;
margin-top: var(--space-4); font-size: var(--font-small);
}
.pages p { margin: 0; }
.pages :is(a, button, span) {
min-height: 2.5rem; padding: var(--space-1) var(--space-4); border: 1px solid var(--field);
border-radius: 99px; background: var(--card); color: var(--link); font: inherit;
text-decoration: none; cursor: pointer;
}
.pages :is(:disabled, [aria-disabled]) { border-color: var(--line); color: var(--faint); cursor: default; }
tbody tr { border-bottom: 1px solid var(--line); }
tbody tr:last-child { border-bottom: 0; }
tbody th { min-width: 8rem; max-width: 14rem; font-weight: 600; overflow-wrap: anywhere; }
tbody tr:hover { background: var(--stripe); }
td a:has(wbr) { overflow-wrap: anywhere; }
.number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
.badge {
display: inline-block; padding: 0.1em var(--space-2); border: 1px solid transparent;
border-radius: 99px; background: var(--soft); color: var(--tone);
font-size: var(--font-small); white-space: nowrap;
}
.positive { --tone: var(--positive); --soft: var(--positive-soft); }
.negative { --tone: var(--negative); --soft: var(--negative-soft); }
.pending { --tone: var(--pending); --soft: var(--pending-soft); }
.neutral { --tone: var(--neutral); --soft: var(--neutral-soft); }
.badge::before { content: "?\20"; content: "?\20" / ""; }
.badge.positive::before { content: "\2713\20"; content: "\2713\20" / ""; }
.badge.negative::before { content: "\2717\20"; content: "\2717\20" / ""; }
.badge.pending::before { content: "\2192\20"; content: "\2192\20" / ""; }
.chart caption {
position: static; width: auto; height: auto; margin-top: 0; text-align: start;
}
.chart tr { border: 0; }
.chart th, .chart td { padding: var(--space-1) var(--space-2); }
.chart tr > :first-child { padding-inline-start: 0; }
.chart tbody th { min-width: 0; white-space: nowrap; }
.bar { width: 100%; min-width: 8rem; }
.bar svg { display: block; }
.bar rect { stroke: var(--card); stroke-width: 1px; }
.swatch { margin-inline-end: var(--space-1); }
.patterns { position: absolute; }
rect.accent { fill: var(--accent); }
rect.positive { fill: var(--positive-bar); }
rect.negative { fill: url(#pattern-negative); }
rect.pending { fill: url(#pattern-pending); }
rect.neutral { fill: var(--neutral-bar); }
#pattern-negative .base { fill: var(--negative-bar); }
#pattern-pending .base { fill: var(--pending-bar); }
.mark { fill: var(--card); opacity: 0.6; }
@media screen and (max-width: 44rem) {
body { padding: var(--space-4) var(--space-3); }
section { padding: var(--space-4); }
dl, .figures {
grid-template-columns: repeat(2, minmax(0, 1fr));
gap: var(--space-3) var(--space-4);
}
.rows[role], .rows[role] tbody { display: block; }
.rows[role] thead { position: absolute; overflow: hidden; width: 1px; height: 1px; }
.rows.sorts[role] thead {
display: block; position: sticky; top: 0; z-index: 2; width: auto; height: auto;
background: var(--card); box-shadow: inset 0 -2px var(--line);
}
.rows.sorts[role] thead tr {
display: flex; gap: var(--space-2); overflow-x: auto; padding: var(--space-2) 0;
border: 0;
}
.rows[role] thead :is(th, td) { position: static; box-shadow: none; }
.rows.sorts[role] thead :is(th, td):not([data-sort]) { display: none; }
.rows[role] [data-sort] > :is(a, button) {
margin: 0; padding: var(--space-1) var(--space-3); border: 1px solid var(--line);
border-radius: 99px; white-space: nowrap; line-height: 2rem;
}
.rows[role] [aria-sort] > :is(a, button) { border-color: var(--accent); }
.rows[role] tbody tr {
display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-4); align-items: baseline;
position: relative; padding: var(--space-3) 0;
}
.rows[role] :is(th, td) { padding: 0; }
.rows[role] tbody th {
flex: 1 0 100%; order: -1; max-width: none; font-size: var(--font-body);
}
.rows[role] tbody :is(th, td) { text-align: start; white-space: normal; }
.rows[role] td:empty { display: none; }
.rows[role] td::before {
content: attr(data-label) " "; color: var(--faint); font-size: var(--font-tick);
}
.rows[role] td:has(a) { padding: var(--space-1) 0; }
.rows[role] td:has(a)::before, .rows[role] td:has(img)::before { content: none; }
.rows[role] td:has(wbr) { flex: 1 0 100%; }
.rows[role] td:has(img) {
position: absolute; top: var(--space-3); inset-inline-end: 0;
}
.rows[role] tr:has(img) th { padding-inline-end: 3rem; min-height: 1.75rem; }
.chart[role] tr {
display: flex; flex-wrap: wrap; gap: 0 var(--space-3);
padding-bottom: var(--space-2);
}
.chart[role] :is(th, td) { padding: 0.1em 0; }
.chart[role] td:empty { display: none; }
.chart[role] .bar { flex: 1 0 100%; order: 1; }
.chart[role] .faint { display: none; }
.chart[role] td.number::before {
content: attr(data-label) " "; color: var(--faint); font-size: var(--font-tick);
}
}
@media print {
html { color-scheme: light; font-size: 9pt; }
body { padding: 0; max-width: none; background: none; }
nav:not(.pages), .controls > :not(p), .pages > :not(p) { display: none !important; }
section { padding: 0; border: 0; }
details:not([open]):not(.gallery *) { display: none; }
.scroll, .scroll.long, .scroll.wide { overflow: visible; max-height: none; }
.rows thead :is(th, td) { position: static; box-shadow: none; }
[data-sort] > button { display: contents; }
h1, h2, h3, caption, figcaption { break-after: avoid; }
p:has(+ :is(.gallery, figure)) { break-after: avoid; }
figure { break-inside: avoid; }
p.faint, footer, .part:has(> p.faint:first-child) { break-before: avoid; }
p { break-inside: avoid; }
tr, .notice, dl div { break-inside: avoid; }
th, td { padding: var(--space-1); }
a { color: inherit; }
.badge, .bar, .swatch { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}

"""#, hash: "lN5S9v/IhNbCUW4+MtxUNX/RuCI/ADrx8uT2q5Yjr1A=")

    static let tablesJS = WebFile(
        #"""

"use strict";
const fold = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
.replace(/[\u2010-\u2015]/g, "-").replace(/[\u2018\u2019]/g, "'");
const describe = table => {
const titles = Array.from(table.tHead.rows[0].cells, cell => cell.textContent);
table.setAttribute("role", "table");
for (const row of table.rows) {
row.parentElement.setAttribute("role", "rowgroup");
row.setAttribute("role", "row");
Array.from(row.cells).forEach((cell, index) => {
const roles = { col: "columnheader", row: "rowheader" };
cell.setAttribute("role", roles[cell.scope] || "cell");
cell.dataset.label = titles[index];
});
}
};
const valueOf = cell => {
const text = cell.textContent.trim();
if (!text || cell.querySelector(".faint")) return null;
const time = cell.querySelector("time");
const number = cell.dataset.value ? Number(cell.dataset.value)
: time ? Date.parse(time.dateTime) : /^\d+$/.test(text) ? Number(text) : NaN;
return Number.isNaN(number) ? fold(text) : number;
};
const collator = new Intl.Collator("en", { numeric: true });
const compare = (one, other) => typeof one !== typeof other ? (typeof one === "number" ? 1 : -1)
: typeof one === "number" ? one - other : collator.compare(one, other);
const button = (text, press) => {
const button = document.createElement("button");
button.type = "button";
button.textContent = text;
button.addEventListener("click", press);
return button;
};
class Rows {
static wide = { fewest: 200, size: 100 };
static cards = { fewest: 60, size: 40 };
static narrow = matchMedia("(max-width: 44rem)");
constructor(table) {
this.table = table;
this.box = table.parentElement;
this.body = table.tBodies[0];
this.all = Array.from(this.body.rows);
this.found = this.all;
this.page = 0;
this.isPage = "page" in table.dataset;
this.isWhole = this.isPage;
if (this.isPage ? false : this.all.length >= Rows.cards.fewest) this.addPages();
Rows.narrow.addEventListener("change", () => this.show(0));
for (const head of table.tHead.querySelectorAll("[data-sort]")) this.addSort(head);
this.fit();
new ResizeObserver(() => this.fit()).observe(this.box);
this.body.addEventListener("pick", event => {
const index = this.found.indexOf(event.target);
if (index >= 0) this.show(Math.floor(index / this.size));
});
this.show(0);
}
fit() {
this.box.classList.remove("long", "wide");
this.box.classList.toggle("wide", this.table.offsetWidth > this.box.clientWidth + 1);
this.box.classList.add("fitted");
}
get size() {
const { fewest, size } = Rows.narrow.matches ? Rows.cards : Rows.wide;
return this.isWhole || fewest > this.all.length ? Infinity : size;
}
addPages() {
const pages = document.createElement("nav");
pages.className = "pages";
pages.dataset.own = "";
pages.setAttribute("aria-label", `Pages of ${this.table.caption.textContent}`);
this.words = document.createElement("p");
this.words.setAttribute("role", "status");
this.before = button("Previous", () => this.turn(this.page - 1));
this.after = button("Next", () => this.turn(this.page + 1));
this.whole = button("Show all", () => {
this.isWhole = true;
this.turn(0);
});
pages.append(this.before, this.words, this.after, this.whole);
this.box.after(pages);
this.pages = pages;
}
turn(page) {
this.show(page);
this.box.scrollTop = 0;
this.box.scrollIntoView({ block: "start" });
}
show(page) {
this.page = page;
const { size } = this;
const start = page * size || 0;
this.found.forEach((row, index) => {
row.classList.toggle("off", index >= start + size || start > index);
});
if (!this.pages) return;
const end = Math.min(start + size, this.found.length);
this.pages.hidden = size >= this.found.length;
this.before.disabled = page === 0;
this.after.disabled = end === this.found.length;
const [first, last, all] = [start + 1, end, this.found.length]
.map(number => number.toLocaleString("en"));
this.words.textContent = `Rows ${first}\u2013${last} of ${all}`;
}
filter(test) {
for (const row of this.all) row.hidden = !test(row);
this.found = this.all.filter(row => !row.hidden);
this.show(0);
return this.found.length;
}
addSort(head) {
let link = head.querySelector("a");
if (link) {
if (this.isPage) return;
link.addEventListener("click", event => {
if (event.ctrlKey || event.metaKey || event.shiftKey) return;
event.preventDefault();
history.replaceState(null, "", link.href);
this.sort(head);
});
return;
}
link = button(head.textContent, () => this.sort(head));
head.replaceChildren(link);
}
static next(head) {
const usual = head.dataset.sort === "asc" ? "ascending" : "descending";
return { ascending: "descending", descending: "ascending" }[head.ariaSort] || usual;
}
sort(head) {
const order = Rows.next(head);
this.arrange(head.cellIndex, order);
for (const row of this.all) this.body.append(row);
for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
head.setAttribute("aria-sort", order);
this.found = this.all.filter(row => !row.hidden);
this.show(0);
this.address(head.querySelector("a"));
}
arrange(column, order) {
this.sorted = { column, order };
const sign = order === "ascending" ? 1 : -1;
const values = new Map(this.all.map(row => [row, valueOf(row.cells[column])]));
this.all.sort((one, other) => {
const [a, b] = [values.get(one), values.get(other)];
return a === null || b === null ? (a === null) - (b === null) : sign * compare(a, b);
});
}
renew(rows) {
this.all = rows;
if (this.sorted) {
this.arrange(this.sorted.column, this.sorted.order);
let next = this.body.firstElementChild;
for (const row of this.all) {
if (row === next) next = row.nextElementSibling;
else this.body.insertBefore(row, next);
}
}
const page = this.page;
if (this.search) this.search();
else this.found = this.all;
this.show(Math.min(page, Math.max(0, Math.ceil(this.found.length / this.size) - 1)));
}
address(link) {
if (!link) return;
const name = this.table.dataset.order;
const now = new URL(link.href).searchParams.get(name);
for (const each of document.querySelectorAll("[data-sort] a")) {
const url = new URL(each.href);
const isOwn = this.table.contains(each);
const column = url.searchParams.get(name)?.replace(/^-/, "");
const isDown = isOwn ? Rows.next(each.closest("th")) === "descending" : false;
url.searchParams.set(name, isOwn ? (isDown ? "-" : "") + column : now);
each.href = url.pathname + url.search;
}
}
}
const beginTable = table => {
describe(table);
if (!table.classList.contains("rows")) return;
const rows = new Rows(table);
tables.set(table, rows);
const controls = rows.box.previousElementSibling;
if (rows.isPage || !controls?.classList.contains("controls")) return;
const [search, choice] = ["search", "date"]
.map(name => controls.querySelector(`[name=${name}]`));
const status = controls.querySelector("[role=status]");
const textsOf = () => new Map(rows.all.map(row =>
[row, fold(Array.from(row.cells, cell => cell.textContent).join(" "))]));
let texts = textsOf();
const show = () => {
const words = fold(search.value).split(/\s+/);
const wanted = choice ? choice.value : "";
const count = rows.filter(row => {
const date = choice ? row.cells[choice.dataset.column].textContent : "";
return date.includes(wanted)
? words.every(word => texts.get(row).includes(word)) : false;
});
if (!search.value.trim()) if (!wanted) return void (status.textContent = "");
status.textContent = count
? `${count.toLocaleString("en")} of these ${rows.all.length.toLocaleString("en")} rows`
: "No match. Try other words"
+ (choice ? ` or another ${choice.dataset.part}.` : ".");
};
search.addEventListener("input", show);
if (choice) choice.addEventListener("change", show);
rows.search = () => {
texts = textsOf();
show();
};
controls.hidden = false;
show();
};
const tables = new WeakMap();
for (const table of document.querySelectorAll("table")) beginTable(table);
document.addEventListener("renewed", ({ detail: { box, rows, changed } }) => {
for (const table of box.querySelectorAll("table")) {
const body = table.tBodies[0];
if (!table.hasAttribute("role")) beginTable(table);
else if (changed.has(body)) {
describe(table);
if (tables.has(table)) tables.get(table).renew(rows.get(body));
}
}
});

"""#, hash: "PHhYDbDqB5AKLr7rCJ1cdpYylqBAFWdscZ5s5uH6hyo=")
}
