// The view: where it looks, and what it shows.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");

class View {
    constructor(figure) {
        this.figure = figure;
        this.canvas = figure.querySelector("canvas");
        this.status = figure.querySelector("[role=status]");
        this.map = readMap(figure);
        this.globe = new Globe(this.map);
        this.flat = new Flat(this.map);
        this.chosen = null;
        this.hovered = -1;
        this.isAimed = false;
        this.speed = null;
        this.flight = null;
        this.movedAt = -1000;
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
        if (this.scale === undefined) this.home(); else this.look({});
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
        this.look({
            longitude: !isWorld ? west + width / 2
                : isGlobe ? Math.atan2(middle[1], middle[0]) / RADIANS : 0,
            latitude: isWorld ? (isGlobe ? 20 : 0) : north - height / 2,
            scale: isWorld ? 0 : Math.min(
                across / (width * RADIANS * narrowing), down / (height * RADIANS))
        });
    }

    /** Looks at another place, or from another height. */
    look({ longitude = this.longitude, latitude = this.latitude, scale = this.scale }) {
        const { width, height } = this.drawing;
        const smallest = this.projection.smallest(width, height);
        const largest = Math.max(smallest, 6 / (this.map.unit * RADIANS));
        this.scale = Math.max(smallest, Math.min(largest, scale));
        this.longitude = longitude - 360 * Math.round(longitude / 360);
        this.latitude = this.projection.bounded(latitude, this.scale, height);
        this.request();
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

    zoomBy(factor) {
        this.look({ scale: this.scale * factor });
        this.movedAt = performance.now();
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
    choose(row, isShown = true) {
        const { points, lines, areas } = this.map;
        const isOfRow = shape => row >= 0 ? shape.row === row : false;
        const mine = points.flatMap((point, index) => isOfRow(point) ? [index] : []);
        this.point(row, mine, lines.filter(isOfRow), areas.filter(isOfRow));
        if (isShown) this.show();
    },

    /** Marks points, lines and areas, and names them. */
    point(row, points, lines, areas = []) {
        this.chosen = points.length + lines.length + areas.length
            ? { row, points, areas, lines: lines.length ? bundle(lines) : null } : null;
        const names = points.filter(index => this.map.points[index].tone).map(index => {
            const { label, latitude, longitude } = this.map.points[index];
            const place = `${Math.abs(latitude).toFixed(2)} ${0 > latitude ? "S" : "N"}, `
                + `${Math.abs(longitude).toFixed(2)} ${0 > longitude ? "W" : "E"}`;
            return label ? `${label}: ${place}` : place;
        }).concat(lines.concat(areas).map(({ label }) => label)).filter(Boolean);
        this.status.textContent = names.slice(0, 3).join("; ");
        this.request();
    },

    /** Turns to what is chosen, so that all of it is seen. */
    show() {
        if (!this.chosen) return;
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
        this.projection.aim(this, this.drawing.width, this.drawing.height);
        isMoving = isMoving || isSettling;
        this.drawing.draw(this.projection, isMoving, this);
        if (isMoving) this.request();
        else this.last = 0;
    }
});
