// The drawing of the page is the only copy of the data.

const RADIANS = Math.PI / 180;

/** What makes the whole units of a path degrees. */
const unitsOf = path => {
    const [east, south, unit] = path.closest("[transform]").getAttribute("transform")
        .match(/-?[\d.]+/g).map(Number);
    return { east, north: -south, unit };
};

/** The runs of places of a path: M has a place in whole units, then numbers are steps. */
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

/** The places of a run on a sphere of radius 1, from its centre. */
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

/** The number of parts of an arc. */
const PARTS = 64;

/** A line of vectors in equal parts, which rises above the Earth by its length. */
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

/** The tones in drawing order; later tones are drawn above those before them. */
const TONES = ["neutral", "pending", "negative", "positive"];
const toneOf = path => TONES.find(tone => path.classList.contains(tone));

/** The colours of the ranges of a scale, and that of a shape: of its range, else of its tone. */
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

/** Lines that are drawn as one path. */
const bundle = lines => ({
    lines, units: unitsOf(lines[0].path),
    flat: new Path2D(lines.map(({ path }) => path.getAttribute("d")).join(""))
});

/** Lines in bundles: a path of a thousand takes longer to draw than twenty of fifty. */
const bundles = lines => Array.from({ length: Math.ceil(lines.length / 50) },
    (_, index) => bundle(lines.slice(50 * index, 50 * index + 50)));

/** The points of a colour: for each, a line has its row, priority, heading, label, mark and note. */
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

/** How what lies on the land is drawn: its colour, and the width and the dashes of a line; no width for an area. */
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
    // Squares and the areas of streets have no colour of their own.
    const ways = ["path", "street", "main-road", "motorway", "rail"];
    const area = ways.includes(kind) ? "built-up" : kind === "runway" ? "aeroway" : color;
    return { path, color: area, dash, width: 0 };
};

/**
 * How closely the land is known: the least heights of drawings, in degrees, that show it in the zones
 * where it has details, and elsewhere.
 */
const readDetail = ({ least = 0, far = least, zones = "" }) => ({
    least: Number(least), far: Number(far),
    zones: zones.split(";").filter(Boolean).map(zone => {
        const [west, north, width, height] = zone.split(" ").map(Number);
        return { longitude: west + width / 2, latitude: north - height / 2, width, height };
    })
});

/** The content of a map, from its drawing. */
const readMap = figure => {
    const drawing = figure.querySelector(".still svg");
    const all = selector => Array.from(drawing.querySelectorAll(selector));
    // The name of an area is a point without a tone, which is not drawn.
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
        // The height of the part with streets, in degrees.
        groundHeight: Number(drawing.querySelector(".ground")?.dataset.height || 0),
        // Whether streets are known in a part of the frame only.
        isGroundPart: drawing.querySelector(".ground[data-part]") !== null,
        lines: all(".arc, .track").map(readLine),
        frame: { west: x, north: -y, width, height },
        // How much closer the meridians are than the parallels, in the middle of the frame.
        narrowing: 2 * height / width
    };
};
