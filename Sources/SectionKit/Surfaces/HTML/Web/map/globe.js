// The globe, as seen from far away (an orthographic projection).

/** Whether a closed run surrounds a place, by counting the edges on its way north. */
const surrounds = (run, longitude, latitude) => {
    let isInside = false;
    for (let i = 0, j = run.length - 2; run.length > i; j = i, i += 2) {
        if ((run[i] > longitude) === (run[j] > longitude)) continue;
        const share = (longitude - run[i]) / (run[j] - run[i]);
        if (run[i + 1] + share * (run[j + 1] - run[i + 1]) > latitude) isInside = !isInside;
    }
    return isInside;
};

/** A run with the smallest circle around its middle, which tells whether it is behind. */
const shape = run => {
    const line = vectors(run);
    const middle = [0, 0, 0];
    for (let i = 0; line.length > i; i += 1) middle[i % 3] += line[i];
    const length = Math.hypot(...middle) || 1;
    const [x, y, z] = middle.map(value => value / length);
    let nearest = 1;
    for (let i = 0; line.length > i; i += 3)
        nearest = Math.min(nearest, line[i] * x + line[i + 1] * y + line[i + 2] * z);
    // Behind is every point whose middle is more than a quarter and this circle away.
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

    /** Turns the globe: the centre in degrees, the scale in pixels for a radian. */
    aim({ longitude, latitude, scale }, width, height) {
        const [l, p] = [longitude * RADIANS, latitude * RADIANS];
        const [sl, cl, sp, cp] = [Math.sin(l), Math.cos(l), Math.sin(p), Math.cos(p)];
        Object.assign(this, { scale, x: width / 2, y: height / 2, width, height });
        this.right = [-sl, cl, 0];
        this.up = [-sp * cl, -sp * sl, cp];
        this.front = [cp * cl, cp * sl, sp];
        this.behind = [longitude > 0 ? longitude - 180 : longitude + 180, -latitude];
    }

    /** Whether a shape is behind the Earth. */
    hides({ x, y, z, limit }) {
        const [fx, fy, fz] = this.front;
        return limit > x * fx + y * fy + z * fz;
    }

    /** Where the points are; not a number for those behind the Earth. */
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

    /** Where a place is on the screen; null behind the Earth. */
    spot(longitude, latitude) {
        return this.seen(...vectors([longitude, latitude]));
    }

    /** The longitude and latitude of a spot on the screen, or of the nearest one on the Earth. */
    placeAt(x, y) {
        let [right, up] = [(x - this.x) / this.scale, (this.y - y) / this.scale];
        const far = Math.max(1, Math.hypot(right, up) / 0.999);
        [right, up] = [right / far, up / far];
        const ahead = Math.sqrt(1 - right * right - up * up);
        const [a, b, c] = [0, 1, 2].map(
            i => this.right[i] * right + this.up[i] * up + this.front[i] * ahead);
        return [Math.atan2(b, a) / RADIANS, Math.asin(Math.max(-1, Math.min(1, c))) / RADIANS];
    }

    /** The degrees that a movement by pixels turns. */
    degrees(dx, dy, latitude) {
        const narrow = Math.max(0.3, Math.cos(latitude * RADIANS));
        return [dx / this.scale / RADIANS / narrow, dy / this.scale / RADIANS];
    }

    bounded(latitude) { return Math.max(-90, Math.min(90, latitude)); }
}
// What is seen of land and lines on the globe; the rest is behind the Earth.

Object.assign(Globe.prototype, {
    traceLand(path, tolerance) { this.traceRings(path, this.land, tolerance); },
    traceArea(path, index, tolerance) { this.traceRings(path, this.areas[index], tolerance); },

    traceGround(path, index, tolerance) {
        if (this.map.ground[index].width) this.traceShapes(path, this.ground[index], tolerance);
        else this.traceRings(path, this.ground[index], tolerance);
    },

    /** Adds rings, whose hidden parts follow the edge of the Earth. */
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

    /** Follows the edge of the Earth, the shorter way. */
    follow(path, from, to) {
        if (from === to) return;
        path.arc(this.x, this.y, this.scale, from, to, 0 > Math.sin(to - from));
    },

    /** Where a vector is on the screen; null behind the Earth. */
    seen(a, b, c) {
        const [[rx, ry], [ux, uy, uz], [fx, fy, fz]] = [this.right, this.up, this.front];
        const [x, y] = [rx * a + ry * b, ux * a + uy * b + uz * c];
        if (0 > fx * a + fy * b + fz * c ? 1 > x * x + y * y : false) return null;
        return [this.x + this.scale * x, this.y - this.scale * y];
    },

    /** Where a line between two vectors, of which one is seen, goes behind the Earth. */
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

    /** Adds the parts of a line that are not behind the Earth. */
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
