CREATE TABLE "coupon_receipts" (
	"template_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"num" integer NOT NULL,
	CONSTRAINT "coupon_receipts_template_id_user_id_day_pk" PRIMARY KEY("template_id","user_id","day"),
	CONSTRAINT "coupon_receipts_num" CHECK ("coupon_receipts"."num" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_words" (
	"id" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"coupons" jsonb NOT NULL,
	"total" integer,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_words_word_unique" UNIQUE("word"),
	CONSTRAINT "coupon_words_redeemed" CHECK ("coupon_words"."redeemed" >= 0 and ("coupon_words"."total" is null or "coupon_words"."redeemed" <= "coupon_words"."total"))
);
--> statement-breakpoint
CREATE TABLE "exchange_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"coupons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"per_person" integer,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_batches_kind" CHECK ("exchange_batches"."kind" in ('coupon', 'balance')),
	CONSTRAINT "exchange_batches_amount" CHECK ("exchange_batches"."amount" >= 0),
	CONSTRAINT "exchange_batches_content" CHECK (("exchange_batches"."kind" = 'balance') = ("exchange_batches"."amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "exchange_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"batch_id" text NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"used_by" text,
	"used_at" timestamp with time zone,
	CONSTRAINT "exchange_codes_hash_unique" UNIQUE("hash"),
	CONSTRAINT "exchange_codes_used" CHECK ("exchange_codes"."used_by" is null or "exchange_codes"."used_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "word_redemptions" (
	"word_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "word_redemptions_word_id_user_id_pk" PRIMARY KEY("word_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "coupon_receipts" ADD CONSTRAINT "coupon_receipts_template_id_coupon_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupon_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_receipts" ADD CONSTRAINT "coupon_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_codes" ADD CONSTRAINT "exchange_codes_batch_id_exchange_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."exchange_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_codes" ADD CONSTRAINT "exchange_codes_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_redemptions" ADD CONSTRAINT "word_redemptions_word_id_coupon_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."coupon_words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_redemptions" ADD CONSTRAINT "word_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_receipts_user_id_index" ON "coupon_receipts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "exchange_codes_batch_id_index" ON "exchange_codes" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "exchange_codes_used_by_index" ON "exchange_codes" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "word_redemptions_user_id_index" ON "word_redemptions" USING btree ("user_id");