// What a map says of a point, beside it.

class Card {
    constructor(figure) {
        this.box = figure.querySelector(".point");
        this.status = figure.querySelector("[role=status]");
        this.button = figure.querySelector("button[name=row]");
        this.about = document.createElement("a");
        this.isKept = false;
    }

    /** Says something; of a row, it leads to the row and to the page about it. */
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

    /** Puts it beside a spot on the screen, where it covers the spot least; null hides it. */
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
// The view: where it looks, and what it shows.

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

    /** Takes what the drawing shows now, and looks at the same place as before. */
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

    /** Whether the frame is so large that a globe shows it better than a flat map. */
    isWide() {
        const { width, height } = this.map.frame;
        return width * this.map.narrowing > 60 || height > 60;
    }

    fit() {
        this.drawing.fit();
        // A hidden map, as in print, has no size.
        if (!this.drawing.width) return;
        // A window of another size shows the frame again, until somebody has looked elsewhere.
        if (this.scale !== undefined ? !this.isHome() : false) return this.look({});
        this.home();
        this.show();
    }

    /** Shows the frame. */
    home() {
        const { west, north, width, height } = this.map.frame;
        const { narrowing, vectors: all } = this.map;
        const middle = [0, 0, 0];
        for (let i = 0; all.length > i; i += 1) middle[i % 3] += all[i];
        const isWorld = width > 300;
        const isGlobe = this.projection === this.globe;
        const { width: across, height: down } = this.drawing;
        // The globe turns to its points, but no pole comes near its middle.
        const [x, y, z] = middle;
        const tilt = Math.max(-40, Math.min(40, Math.atan2(z, Math.hypot(x, y)) / RADIANS));
        this.look({
            longitude: !isWorld ? west + width / 2 : isGlobe ? Math.atan2(y, x) / RADIANS : 0,
            latitude: isWorld ? (isGlobe ? tilt : 0) : north - height / 2,
            // On a globe, the edge that is nearer to the equator is wider than the middle.
            scale: isWorld ? 0 : (isGlobe ? 0.92 : 1) * Math.min(
                across / (this.used() * RADIANS * narrowing), down / (height * RADIANS))
        });
        this.first = [this.longitude, this.latitude, this.scale];
    }

    /**
     * How much of the width of the frame, around its middle, its points and lines need, in degrees: a frame is
     * twice as wide as high, and a phone is not.
     */
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

    /** Whether the view is the first one still. */
    isHome() {
        return [this.longitude, this.latitude, this.scale].every((value, i) => value === this.first[i]);
    }

    /** Looks at another place, or from another height. */
    look({ longitude = this.longitude, latitude = this.latitude, scale = this.scale }) {
        const { width, height } = this.drawing;
        const smallest = this.projection.smallest(width, height);
        const largest = this.largest();
        this.scale = Math.max(smallest, Math.min(largest, scale));
        this.longitude = longitude - 360 * Math.round(longitude / 360);
        this.latitude = this.projection.bounded(latitude, this.scale, height);
        this.request();
    }

    /** The scale at which the smallest distance of the drawing is a few pixels. */
    largest() {
        const { width, height } = this.drawing;
        return Math.max(
            this.projection.smallest(width, height), 6 / (this.map.unit * RADIANS));
    }

    /** Whether the whole Earth is shown. */
    isWhole() {
        const { width, height } = this.drawing;
        return this.projection.smallest(width, height) * 1.01 > this.scale;
    }

    turnBy(dx, dy) {
        const [east, north] = this.projection.degrees(dx, dy, this.latitude);
        this.look({ longitude: this.longitude - east, latitude: this.latitude + north });
        this.movedAt = performance.now();
    }

    /** Zooms, and keeps what is at a spot on the screen there. */
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

    /** The spots on the screen that the map is about: its points, else the bends of its lines. */
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

    /**
     * Where to look from nearer by, so that the map zooms to what it is about: at what is chosen;
     * else stay, unless twice as much would be seen elsewhere, or nobody has looked closer yet.
     */
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
        // Where they are close together: between spots far apart there may be none at all.
        const best = most(4 * factor);
        const middle = [0, 1].map(axis =>
            best.reduce((sum, spot) => sum + spot[axis], 0) / best.length);
        const [longitude, latitude] = this.projection.placeAt(...middle);
        return { scale, longitude, latitude };
    }
}
// What moves the view: choices, flights to them, and time.

Object.assign(View.prototype, {
    /** Stops what moves by itself, as soon as somebody uses the map. */
    hold() {
        [this.isTurning, this.speed, this.flight] = [false, null, null];
    },

    /** Flies to a place; at once for those who do not want motion. */
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

    /** Chooses a row, and shows its points, lines and areas; none if the row is -1. */
    choose(row, isShown = true, anchor = null) {
        const { points, lines, areas } = this.map;
        const isOfRow = shape => row >= 0 ? shape.row === row : false;
        const mine = points.flatMap((point, index) => isOfRow(point) ? [index] : []);
        this.point({
            row, points: mine, lines: lines.filter(isOfRow), areas: areas.filter(isOfRow), anchor });
        if (isShown) this.show();
    },

    /** Marks points, lines and areas, and opens what they say beside them, at a place. */
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

    /** What points, lines and areas say: for each its name, and what there is to say about it. */
    words(points, shapes) {
        return points.filter(index => this.map.points[index].tone).map(index => {
            const { label, note, latitude, longitude } = this.map.points[index];
            const place = `${Math.abs(latitude).toFixed(2)} ${0 > latitude ? "S" : "N"}, `
                + `${Math.abs(longitude).toFixed(2)} ${0 > longitude ? "W" : "E"}`;
            return label ? `${label}: ${note || place}` : note || place;
        }).concat(shapes.map(({ label }) => label)).filter(Boolean).slice(0, 3).join("; ");
    },

    /** Where what points, lines or areas say is opened. */
    anchorOf(points, lines, areas) {
        const { points: all } = this.map;
        if (points.length) return [all[points[0]].longitude, all[points[0]].latitude];
        const run = lines.length ? lines[0].runs[0] : areas.length ? runs(areas[0].path)[0] : null;
        if (!run) return null;
        const middle = 2 * Math.floor(run.length / 4);
        return [run[middle], run[middle + 1]];
    },

    /** Turns to what is chosen, so that all of it is seen. */
    show() {
        // A map without a size yet, as on a hidden tab, shows what is chosen once it has one.
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

    /** Moves on, draws, and asks for the next frame while there is something to move. */
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
